import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";
import { sessionLink, watchFaults } from "./support/page.ts";
import { fixtureSessions } from "./support/sessions.ts";

test("the list keeps to the sessions that ended in one way, by keyboard and by address", async ({
  page,
  serve,
}) => {
  const app = await serve({ dir: fixtureSessions });
  const faults = watchFaults(page);
  await page.goto(app.url);
  const rows = page.getByRole("list", { name: /sessions/i }).getByRole("link");
  await expect(sessionLink(page, "Move the filter parser to a table")).toBeVisible();
  const all = await rows.count();

  await page.getByRole("button", { name: "Status: Any status" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Status: Complete" })).toBeFocused();
  await expect(page).toHaveURL(/status=complete/);
  await expect(sessionLink(page, "Move the filter parser to a table")).toBeVisible();
  expect(await rows.count()).toBeLessThan(all);

  await page.goto(`${app.url}/?status=error`);
  await expect(page.getByRole("button", { name: "Status: Failed" })).toBeVisible();
  await expect(sessionLink(page, "Move the filter parser to a table")).toHaveCount(0);
  expect(faults).toEqual([]);
});
