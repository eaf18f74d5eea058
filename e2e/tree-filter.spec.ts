import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";
import { cards, context, watchFaults } from "./support/page.ts";
import { fixtureSessions } from "./support/sessions.ts";
import { openSession } from "./support/steps.ts";

test("a reader keeps to what the user asked, by keyboard, and shares that view", async ({
  page,
  serve,
}) => {
  const app = await serve({ dir: fixtureSessions });
  const faults = watchFaults(page);
  await page.goto(app.url);
  await openSession(page, "Move the filter parser to a table");

  await page.getByRole("button", { name: /^Show: / }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitemradio", { name: /^All cards/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Show: User only" })).toBeFocused();
  await expect(page).toHaveURL(/cards=user/);

  // The user's messages, and the chosen leaf, which is none of them.
  const turns = cards(page).filter({ hasText: /Turn|turn/ });
  await page.getByRole("button", { name: "Fit the tree" }).click();
  await expect(turns).toHaveCount(1);
  await expect(turns).toHaveAttribute("aria-selected", "true");
  await expect(cards(page).filter({ hasText: "Compaction" })).toHaveCount(0);
  await expect(context(page).getByText("8 sent of 18")).toBeVisible();

  // The address holds it.
  await page.reload();
  await expect(page.getByRole("button", { name: "Show: User only" })).toBeVisible();
  await page.getByRole("button", { name: "Fit the tree" }).click();
  await expect(turns).toHaveCount(1);

  await page.goBack();
  await expect(page.getByRole("button", { name: "Show: All cards" })).toBeVisible();
  await expect(cards(page).filter({ hasText: "Compaction" })).toHaveCount(1);
  expect(faults).toEqual([]);
});
