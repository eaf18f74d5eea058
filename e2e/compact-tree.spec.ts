import { expect } from "@playwright/test";
import { findAxeFaults } from "./support/axe.ts";
import { test } from "./support/journey.ts";
import { cards, sessionLink, watchFaults } from "./support/page.ts";
import { fixtureSessions } from "./support/sessions.ts";
import { openSession } from "./support/steps.ts";

test("in a narrow tree every card is a row, chosen and opened by keyboard", async ({
  page,
  serve,
}) => {
  const app = await serve({ dir: fixtureSessions });
  const faults = watchFaults(page);
  await page.goto(app.url);
  await openSession(page, "Move the filter parser to a table");

  // The splitter narrows the panel: cards become rows, and nothing else changes.
  const splitter = page.getByRole("separator", { name: "Width of the tree" });
  await splitter.focus();
  await page.keyboard.press("Home");
  await expect(page.getByRole("button", { name: "Fit the tree" })).toBeHidden();
  const leaf = cards(page).filter({ hasText: "NOT now binds tighter than AND" }).first();
  await expect(leaf).toHaveAttribute("aria-selected", "true");

  await leaf.focus();
  await page.keyboard.press("Home");
  await expect(cards(page).first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(cards(page).nth(1)).toBeFocused();
  const other = cards(page).filter({ hasText: "It is three times slower" }).first();
  await other.click();
  await expect(other).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/leaf=/);
  await page.goBack();
  await expect(leaf).toHaveAttribute("aria-selected", "true");
  expect(faults).toEqual([]);
});

test("on a phone the tree is a tab of rows, and all of them fit its width", async ({
  browser,
  serve,
}) => {
  const app = await serve({ dir: fixtureSessions });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(app.url);
  await sessionLink(page, "Move the filter parser to a table").click();
  await page.getByRole("tab", { name: "Tree" }).click();
  await expect(cards(page).first()).toBeVisible();
  for (const row of await cards(page).all()) {
    const box = await row.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeLessThanOrEqual(390);
  }
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await findAxeFaults(page)).toEqual([]);
  }
  await context.close();
});
