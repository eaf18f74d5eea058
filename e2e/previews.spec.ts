import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";
import { cards, context, expectSession } from "./support/page.ts";
import { fixtureSessions } from "./support/sessions.ts";
import { openSession } from "./support/steps.ts";

test("a card says the words of a message without the marks of markdown", async ({
  page,
  serve,
}) => {
  const app = await serve({ dir: fixtureSessions });
  await page.goto(app.url);
  await openSession(page, "Move the filter parser to a table");
  await page.getByRole("button", { name: "Fit the tree" }).click();
  await expect(
    cards(page).filter({ hasText: "The fuzzer found a OR NOT b AND c" }).first(),
  ).toBeVisible();
});

test("a left-out row says words too", async ({ page, serve }) => {
  const app = await serve({ dir: fixtureSessions });
  await page.goto(`${app.url}/s/5e55a110000000a1?leaf=e31`);
  await expectSession(page, "Lamp check");
  await page.keyboard.press("g");
  const group = context(page).getByText("Left out: replaced by compaction").locator("..");
  await group.getByRole("button", { name: "Show" }).click();
  const row = context(page).getByRole("button", { name: /Why does the lamp flicker at dusk/ });
  await expect(row).toContainText("See lamp.log.");
});
