import { expect, type Page, test } from "@playwright/test";
import { type App, startApp } from "./support/app.ts";
import { expectFocusOnScreen, expectFocusSeen, tabTo } from "./support/focus.ts";
import { cards, context, expectSession, sessionLink, watchFaults } from "./support/page.ts";
import { fixtureSessions } from "./support/sessions.ts";

const REFACTORING = "Move the filter parser to a table";

test.use({ contextOptions: { reducedMotion: "reduce" } });

let app: App;

test.beforeAll(async () => {
  app = await startApp({ dir: fixtureSessions });
});
test.afterAll(async () => {
  await app.stop();
});

/** From the list to a session, by what is in its title. */
async function openByKeys(page: Page, words: string): Promise<void> {
  await page.goto(app.url);
  await expect(sessionLink(page, REFACTORING)).toBeVisible();
  await page.keyboard.press("/");
  await expectFocusSeen(page);
  await page.keyboard.type(words);
  const row = page.getByRole("list", { name: "All sessions" }).getByRole("link");
  await expect(row).toHaveCount(1);
  await tabTo(page, row);
  await page.keyboard.press("Enter");
  await expect(cards(page).first()).toBeVisible();
  await expectFocusOnScreen(page);
}

test("the main job is done without a mouse, and the focus is seen all the way", async ({
  page,
}) => {
  const faults = watchFaults(page);
  await openByKeys(page, "filter parser");
  await expectSession(page, REFACTORING);

  // Another branch, in the tree.
  const leaf = cards(page).and(page.locator('[aria-selected="true"]'));
  await tabTo(page, leaf);
  const other = cards(page).filter({ hasText: "It is three times slower" });
  for (const key of ["Home", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight"]) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
  }
  await page.keyboard.press("ArrowDown");
  await expect(other).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/leaf=/);
  await expect(other).toHaveAttribute("aria-selected", "true");
  await expectFocusSeen(page);
  await expect(context(page).getByText("The generated parser is slower.")).toBeVisible();

  // Back on the first branch: what was left out, and by what.
  await page.goBack();
  await expect(leaf).not.toContainText("It is three times slower");
  await expectFocusSeen(page);
  await page.keyboard.press("g");
  const show = context(page).getByRole("button", { name: "Show" }).first();
  await tabTo(page, show);
  await page.keyboard.press("Enter");
  await expectFocusSeen(page);
  await tabTo(page, context(page).getByRole("button", { name: "why" }).first(), "Shift+Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, context(page).getByRole("button", { name: /^Go to the compaction/ }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/entry=e19/);
  await expect(context(page).getByText("Compaction summary")).toBeInViewport();
  await expectFocusSeen(page);

  // By other rules.
  const rules = context(page).getByRole("group", { name: "By whose rules" });
  await tabTo(page, rules.getByRole("radio", { checked: true }), "Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await expect(rules.getByRole("radio", { name: "as documented" })).toBeChecked();
  await expectFocusSeen(page);
  await expect(context(page).getByText("Left out: aborted turn")).toBeHidden();

  // The other views.
  await tabTo(page, page.getByRole("tab", { name: "Context" }), "Shift+Tab");
  for (const name of ["Transcript", "Raw"]) {
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name })).toBeFocused();
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    await expectFocusSeen(page);
  }
  const records = page.getByRole("listbox", { name: "Records of the file" });
  await tabTo(page, records);
  await page.keyboard.press("Home");
  await expectFocusSeen(page);

  // And back to the list.
  await tabTo(page, page.getByRole("link", { name: "Leafwalk" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(sessionLink(page, REFACTORING)).toBeVisible();
  await expectFocusOnScreen(page);
  expect(faults).toEqual([]);
});

test("what is wrong in a file is read, followed and closed without a mouse", async ({ page }) => {
  await openByKeys(page, "damaged");
  const chip = page.getByRole("button", { name: /diagnostics/ });
  await tabTo(page, chip, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expectFocusSeen(page);
  const rows = page.getByRole("region", { name: "Diagnostics" }).getByRole("row");
  await tabTo(page, rows.and(page.locator('[tabindex="0"]')));
  await page.keyboard.press("ArrowDown");
  await expectFocusSeen(page);
  await page.keyboard.press("Shift+Enter");
  await expect(page).toHaveURL(/tab=raw/);
  await expectFocusSeen(page);
  await tabTo(page, page.getByRole("button", { name: "Close diagnostics" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Diagnostics" })).toBeHidden();
  await expect(chip).toBeFocused();
});

test("menus and dialogs give the focus back", async ({ page }) => {
  await openByKeys(page, "filter parser");
  const places = [
    { name: "Theme", key: "Shift+Tab" },
    { name: /^Show: /, key: "Tab" },
    { name: "Keys", key: "Tab" },
  ] as const;
  for (const { name, key } of places) {
    const button = page.getByRole("button", { name });
    await tabTo(page, button, key);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menu").or(page.getByRole("dialog"))).toBeVisible();
    await expectFocusSeen(page);
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await expectFocusSeen(page);
  }
});
