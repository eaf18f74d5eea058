import { expect, type Page, test } from "@playwright/test";
import { type App, startApp } from "./support/app.ts";
import { context, sessionLink } from "./support/page.ts";
import { fixtureSessions } from "./support/sessions.ts";
import { openSession } from "./support/steps.ts";

const REFACTORING = "Move the filter parser to a table";

test.use({ contextOptions: { reducedMotion: "reduce" } });

let app: App;

test.beforeAll(async () => {
  app = await startApp({ dir: fixtureSessions });
});
test.afterAll(async () => {
  await app.stop();
});

test("at twice the size nothing has to be scrolled sideways", async ({ page }) => {
  // A window of 1440 by 900 at 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto(app.url);
  await expect(sessionLink(page, REFACTORING)).toBeVisible();
  expect(await isWiderThanWindow(page)).toBe(false);
  await sessionLink(page, REFACTORING).click();
  for (const name of ["Context", "Transcript", "Raw", "Tree"]) {
    await page.getByRole("tab", { name }).click();
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    expect(await isWiderThanWindow(page), name).toBe(false);
  }
});

function isWiderThanWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}

test("who wants no motion gets none", async ({ page }) => {
  await page.goto(app.url);
  await openSession(page, REFACTORING);
  await page.getByRole("button", { name: "Fit the tree" }).click();
  expect(await countMotions(page)).toBe(0);
  await page.getByRole("button", { name: "Theme" }).click();
  expect(await countMotions(page)).toBe(0);
});

/** What only waits, as a tooltip does, does not move. */
function countMotions(page: Page): Promise<number> {
  return page.evaluate(() => {
    const durations = document
      .getAnimations()
      .map(({ effect }) => Number(effect?.getComputedTiming().duration));
    return durations.filter((duration) => duration > 0).length;
  });
}

test("selecting text opens and closes nothing", async ({ page }) => {
  await page.goto(app.url);
  await openSession(page, REFACTORING);
  const address = page.url();
  const card = context(page).locator("[data-call]").first();
  await card.scrollIntoViewIfNeeded();
  const head = card.getByRole("button").first();
  const wasOpen = await head.getAttribute("aria-expanded");
  const words = card.getByTitle(/./).first();
  await words.dblclick();
  expect(await page.evaluate(() => getSelection()?.toString().trim())).not.toBe("");
  await expect(head).toHaveAttribute("aria-expanded", wasOpen ?? "");
  const message = context(page).getByText("NOT now binds tighter than AND.");
  await message.dblclick();
  expect(await page.evaluate(() => getSelection()?.toString().trim())).not.toBe("");
  expect(page.url()).toBe(address);
});
