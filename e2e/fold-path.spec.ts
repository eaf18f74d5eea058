import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";
import { cards, chooseCard, watchFaults } from "./support/page.ts";
import { fixtureSessions } from "./support/sessions.ts";
import { openSession } from "./support/steps.ts";

test("folding leaves the path of a leaf on a branch, and what it left unfolds again", async ({
  page,
  serve,
}) => {
  const app = await serve({ dir: fixtureSessions });
  const faults = watchFaults(page);
  await page.goto(app.url);
  await openSession(page, "Move the filter parser to a table");
  await chooseCard(page, "It is three times slower");
  const trunk = cards(page).filter({ hasText: "NOT now binds tighter" });
  await expect(trunk).toBeVisible();
  await page.getByRole("button", { name: "Fold branches off the path" }).click();
  await expect(trunk).toBeHidden();
  await expect(cards(page).filter({ hasText: "It is three times slower" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  const fold = cards(page).filter({ hasText: /entries/ });
  await expect(fold).toHaveCount(1);

  // By keyboard: down the lane it left, and into it.
  await cards(page).filter({ hasText: "Two plans" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(fold).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(trunk).toBeVisible();
  await expect(cards(page).filter({ hasText: "Plan 1 was three times slower" })).toBeFocused();

  await page.getByRole("button", { name: "Fold branches off the path" }).click();
  await expect(trunk).toBeHidden();
  await page.getByRole("button", { name: "Unfold all branches" }).click();
  await expect(trunk).toBeVisible();

  // A leaf on the path that was folded away is seen again.
  await page.getByRole("button", { name: "Fold branches off the path" }).click();
  await expect(trunk).toBeHidden();
  await page.goBack();
  await expect(trunk).toHaveAttribute("aria-selected", "true");
  expect(faults).toEqual([]);
});
