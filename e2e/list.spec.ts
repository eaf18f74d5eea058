import { rmSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { type App, startApp } from "./support/app.ts";
import { MANY, writeManySessions } from "./support/many-sessions.ts";
import { watchFaults } from "./support/page.ts";

test.describe.configure({ mode: "default" });

let folder: string;
let app: App;
test.beforeAll(async () => {
  folder = writeManySessions();
  app = await startApp({ dir: folder });
});
test.afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

const rows = (page: Page, list: string | RegExp = "All sessions"): Locator =>
  page.getByRole("list", { name: list }).getByRole("link");
const field = (page: Page) => page.getByRole("searchbox");
const facts = (page: Page, words: string | RegExp) =>
  page.getByRole("status").filter({ hasText: words });

async function openList(page: Page, search = ""): Promise<void> {
  await page.goto(`${app.url}/${search}`);
  await expect(rows(page, /./).first()).toBeVisible();
  await expect(page.getByText(/reading .* more/)).toBeHidden();
}

async function chooseFrom(page: Page, button: RegExp, item: RegExp): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  await page.getByRole("menuitemradio", { name: item }).click();
}

/** How many sessions the status menu promises, by the names of its choices. */
async function statusCounts(page: Page): Promise<Map<string, number>> {
  await page.getByRole("button", { name: /^Status:/ }).click();
  const items = page.getByRole("menu", { name: "Status" }).getByRole("menuitemradio");
  await expect(items.filter({ hasText: /\d/ })).not.toHaveCount(0);
  const texts = await items.allInnerTexts();
  await page.keyboard.press("Escape");
  return new Map(
    texts.map((text) => {
      const [, name = "", count = ""] = /^(.*?)\s*([\d,]+)$/s.exec(text.trim()) ?? [];
      return [name, Number(count.replaceAll(",", ""))];
    }),
  );
}

test("five hundred sessions are there, and no two on the screen are called the same", async ({
  page,
}) => {
  const faults = watchFaults(page);
  await openList(page);
  await expect(facts(page, `${MANY} sessions`)).toBeVisible();
  for (const words of [
    "nightly",
    "fix the build",
    "review what changed since yesterday and report",
  ]) {
    await field(page).fill(words);
    await expect(facts(page, /of 500 sessions/)).toBeVisible();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(3);
    const names = await rows(page).allInnerTexts();
    expect(new Set(names).size).toBe(names.length);
  }
  expect(faults).toEqual([]);
});

test("a project, a status and words narrow the list together, and the counts agree", async ({
  page,
}) => {
  await openList(page);
  const all = await statusCounts(page);
  expect(all.get("Any status")).toBe(MANY);
  const parts = [...all].filter(([name]) => name !== "Any status").map(([, count]) => count);
  expect(parts.reduce((sum, count) => sum + count, 0)).toBe(MANY);

  await page
    .getByRole("navigation")
    .getByRole("link", { name: /^lantern/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "lantern" })).toBeVisible();
  const here = await statusCounts(page);
  expect(here.get("Any status")).toBeLessThan(MANY);
  const failed = here.get("Failed") ?? 0;
  expect(failed).toBeGreaterThan(0);

  await chooseFrom(page, /^Status:/, /^Failed/);
  await expect(facts(page, `${failed} of ${here.get("Any status")} sessions`)).toBeVisible();
  const list = page.getByRole("list", { name: "lantern" });
  await expect(list.getByText("failed", { exact: true }).first()).toBeVisible();
  expect(await list.getByText("failed", { exact: true }).count()).toBe(
    await rows(page, "lantern").count(),
  );

  // What only the page can filter is in the counts, too.
  await field(page).fill("cache");
  await expect(page).toHaveURL(/project=.*status=error.*q=cache/);
  const narrowed = await statusCounts(page);
  expect(narrowed.get("Any status")).toBeLessThan(here.get("Any status") ?? 0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Status: Failed" })).toBeVisible();
  await expect(field(page)).toHaveValue("cache");
  expect(await statusCounts(page)).toEqual(narrowed);
});

test("words of the first message find a session that its title does not tell", async ({ page }) => {
  await openList(page);
  await field(page).fill("part 405");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toHaveAccessibleName(/Nightly review/);
  await field(page).fill("part 405 lexer nonsense");
  await expect(page.getByText("No session here has “part 405 lexer nonsense”")).toBeVisible();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(facts(page, `${MANY} sessions`)).toBeVisible();
});

const orders: { name: RegExp; column: (row: Locator) => Locator; isRising?: boolean }[] = [
  { name: /^Most entries/, column: (row) => row.getByText(/^[\d,]+ entries$/) },
  { name: /^Most expensive/, column: (row) => row.getByText(/^\$/) },
];

for (const { name, column } of orders) {
  test(`the list is put in order: ${name.source.slice(1)}`, async ({ page }) => {
    await openList(page);
    await chooseFrom(page, /^Order:/, name);
    await expect(page).toHaveURL(/sort=/);
    await expect.poll(async () => isFalling(await numbersOf(page, column))).toBe(true);
  });
}

async function numbersOf(page: Page, column: (row: Locator) => Locator): Promise<number[]> {
  const items = page.getByRole("list", { name: "All sessions" }).getByRole("listitem");
  const texts = await column(items).allInnerTexts();
  return texts.map((text) => Number(text.replaceAll(/[^\d.]/g, "")));
}

function isFalling(numbers: readonly number[]): boolean {
  return numbers.length > 5 && numbers.every((value, i) => i === 0 || value <= numbers[i - 1]!);
}

test("the list is put in order by size, title and branches", async ({ page }) => {
  await openList(page);
  await chooseFrom(page, /^Order:/, /^Most branches/);
  await expect(page.getByText("6 leaves").first()).toBeAttached();
  await chooseFrom(page, /^Order:/, /^Title/);
  await expect(page).toHaveURL(/sort=title/);
  // Named ones first; the rest is called by what was asked.
  await expect(rows(page).first()).toHaveAccessibleName(/^Fix the build/);
  await page.keyboard.press("G");
  await expect(page.locator("a:focus")).toHaveAccessibleName(/^Untitled/);
  await page.keyboard.press("g");
  await expect(page.locator("a:focus")).toHaveAccessibleName(/^Fix the build/);
  await chooseFrom(page, /^Order:/, /^Largest/);
  const first = page.getByRole("list", { name: "All sessions" }).getByRole("listitem").first();
  await expect(first.getByText(/^[3-9] kB$/)).toBeVisible();
});

test("the way back to the start wins, at whatever moment of the way to the end it is pressed", async ({
  page,
}) => {
  // Seven changes of the list are the whole way; after them the list has settled.
  for (let moment = 0; moment < 8; moment++) {
    await openList(page, "?sort=title");
    const list = page.getByRole("list", { name: "All sessions" });
    await list.evaluate((element, nth) => {
      const press = (key: string) => window.dispatchEvent(new KeyboardEvent("keydown", { key }));
      let seen = 0;
      new MutationObserver((_, observer) => {
        if (seen++ !== nth) return;
        observer.disconnect();
        document.body.dataset["pressed"] = "yes";
        press("g");
      }).observe(element, { childList: true, subtree: true, attributes: true });
      press("G");
    }, moment);
    const height = async () => (await list.boundingBox())?.height;
    await expect.poll(height, "all rows are there").toBe(MANY * 56);
    // On a busy machine there may be fewer changes.
    const isPressed = await page.locator("body").getAttribute("data-pressed");
    if (!isPressed) await page.keyboard.press("g");
    await expect(page.locator("a:focus"), `moment ${moment}`).toHaveAccessibleName(
      /^Fix the build/,
    );
  }
});

test("a session is found, opened and left by keys, and the list is as it was", async ({ page }) => {
  await openList(page);
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("fix the build");
  await expect(facts(page, "100 of 500 sessions")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(rows(page).first()).toBeFocused();
  for (let i = 0; i < 30; i++) await page.keyboard.press("j");
  const row = page.locator("a:focus");
  await expect(row).toBeInViewport();
  const name = ((await row.textContent()) ?? "").trim();
  const at = await row.boundingBox();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/s\//);
  await expect(page.getByRole("tab", { name: /Context/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("link", { name, exact: true })).toBeFocused();
  await expect(page.locator("a:focus")).toBeInViewport();
  expect(await page.locator("a:focus").boundingBox()).toEqual(at);
  await expect(field(page)).toHaveValue("fix the build");
  await page.keyboard.press("k");
  await expect(page.getByRole("link", { name, exact: true })).not.toBeFocused();
});

test("another choice starts at its top, and going back finds the place again", async ({ page }) => {
  await openList(page);
  await page.keyboard.press("j");
  for (let i = 0; i < 40; i++) await page.keyboard.press("ArrowDown");
  const name = ((await page.locator("a:focus").textContent()) ?? "").trim();
  await chooseFrom(page, /^Order:/, /^Largest/);
  await expect(page).toHaveURL(/sort=size/);
  const scroller = page.getByRole("list", { name: "All sessions" }).locator("..");
  await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("link", { name, exact: true })).toBeInViewport();
});

test("damaged files and subagents are told apart from the rest", async ({ page }) => {
  await openList(page, "?show=diagnostics");
  await expect(page.getByText("The file is empty")).toBeAttached();
  await expect(page.getByText(/No line of the file is a record/)).toBeAttached();
  await expect(page.getByRole("img", { name: "Damaged" }).first()).toBeVisible();
  await openList(page);
  await field(page).fill("part 457");
  await page.getByRole("button", { name: "1 subagent" }).click();
  await expect(rows(page)).toHaveCount(2);
});

test("a server that stops is told over the list, which stays", async ({ page }) => {
  const other = await startApp({ dir: folder });
  await page.goto(other.url);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText(/reading .* more/)).toBeHidden();
  await other.stop();
  // Coming back to the window asks again, unless the list is only just there.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    const trouble = page.getByText("The server does not answer; it is asked again");
    await expect(trouble).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(rows(page).first()).toBeVisible();
  // What was not loaded yet says so in its own place.
  await page
    .getByRole("navigation")
    .getByRole("link", { name: /^lantern/ })
    .click();
  await expect(page.getByText("The Leafwalk server does not answer")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("on a phone the menus of the list are whole, and nothing reaches over the side", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await openList(page);
  await page.getByRole("button", { name: /^Status:/ }).click();
  const menu = page.getByRole("menu", { name: "Status" });
  const { x = -1, width = 0 } = (await menu.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
  await menu.getByRole("menuitemradio", { name: /^Aborted/ }).click();
  await expect(page.getByText("aborted", { exact: true }).first()).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await context.close();
});

test("the answer of a slow server is waited for with bars", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/sessions?*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(app.url);
  await expect(page.getByText("Loading the list of sessions")).toBeAttached();
  release();
  await expect(rows(page).first()).toBeVisible();
});
