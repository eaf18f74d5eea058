import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";
import { context, watchFaults } from "./support/page.ts";
import { fixtureSessions } from "./support/sessions.ts";
import { openSession } from "./support/steps.ts";

test("a session is walked by keys, and they can be looked up", async ({ page, serve }) => {
  const app = await serve({ dir: fixtureSessions });
  const faults = watchFaults(page);
  await page.goto(app.url);
  await openSession(page, "Move the filter parser to a table");

  await page.keyboard.press("k");
  await expect(page).toHaveURL(/entry=e22$/);
  await page.keyboard.press("[");
  await expect(page).toHaveURL(/entry=e20$/);
  await expect(context(page).getByText("The fuzzer found")).toBeInViewport();
  await page.keyboard.press("j");
  await expect(page).toHaveURL(/entry=e22$/);
  await page.keyboard.press("g");
  await expect(page).toHaveURL(/entry=e19$/);
  await page.keyboard.press("G");
  await expect(page).toHaveURL(/entry=e23$/);
  await page.keyboard.press("{");
  await expect(page).toHaveURL(/entry=e6$/);
  await page.keyboard.press("l");
  await expect(page).toHaveURL(/entry=e17$/);
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/entry=/);

  // Without motion: the tree may still be on its way, and it zooms while it moves.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.keyboard.press("f");
  const zoom = page.getByTitle("Back to 100%");
  await zoom.click();
  await expect(zoom).toHaveText("100%");
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(zoom).toHaveText("120%");
  await page.keyboard.press("f");
  await expect(zoom).not.toHaveText("120%");

  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await expect(keys.getByText("Next branch point")).toBeVisible();
  await expect(keys.getByText("Find in this session")).toBeVisible();
  await page.keyboard.press("k");
  await expect(page).not.toHaveURL(/entry=/);
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await page.getByRole("button", { name: "Keys" }).click();
  await expect(keys).toBeVisible();
  await keys.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Keys" })).toBeFocused();
  expect(faults).toEqual([]);
});
