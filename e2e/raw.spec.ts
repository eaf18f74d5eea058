import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SessionBuilder } from "@leafwalk/core/testing";
import { expect, type Page, test } from "@playwright/test";
import { startApp } from "./support/app.ts";
import { context, dropFiles, expectSession, sessionLink, watchFaults } from "./support/page.ts";
import { fixtureSessions, fixtures } from "./support/sessions.ts";

const raw = (page: Page) => page.getByRole("tabpanel", { name: "Raw" });
const record = (page: Page) => page.getByRole("region", { name: "The record" });
const oddField = (page: Page, name: string) => record(page).getByRole("figure", { name });
const diagnostic = (page: Page, code: string) => page.getByRole("row").filter({ hasText: code });

const lineShown = (page: Page) => raw(page).getByText(/^line \d+$/);
const steps = (page: Page) => page.evaluate(() => window.history.length);

async function showLine(page: Page, code: string): Promise<void> {
  await diagnostic(page, code).getByRole("button", { name: "Show line" }).click();
}

test("a diagnostic leads to its line, and the odd field is marked there", async ({ page }) => {
  const app = await startApp({ dir: fixtureSessions });
  const faults = watchFaults(page);
  await page.goto(app.url);
  await sessionLink(page, "A damaged file").click();
  await expectSession(page, "A damaged file");
  await page.getByRole("button", { name: /diagnostics/ }).click();
  await showLine(page, "missing-parent");
  await expect(page).toHaveURL(/tab=raw/);
  await expect(raw(page).getByText("line 5", { exact: true })).toBeVisible();
  await expect(oddField(page, "Parent 88a01d27 is not in this file")).toContainText('"parentId"');
  expect(faults).toEqual([]);
  await app.stop();
});

test("what could not be read is shown as it stands, has an address and can be copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const app = await startApp({ dir: fixtureSessions });
  await page.goto(app.url);
  await sessionLink(page, "A damaged file").click();
  await expectSession(page, "A damaged file");
  await page.getByRole("button", { name: /diagnostics/ }).click();
  await showLine(page, "malformed-line");
  const lines = readFileSync(join(fixtures, "damaged.jsonl"), "utf8").split("\n");
  const broken = lines[3] ?? "";
  await expect(raw(page).getByText("line 4", { exact: true })).toBeVisible();
  await expect(record(page)).toContainText(broken.trim());
  await expect(record(page)).toContainText("cannot be read as JSON");
  await expect(page).toHaveURL(/byte=\d+/);

  await page.reload();
  await expect(record(page)).toContainText(broken.trim());
  await raw(page).getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("The record is copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(broken.trim());
  await page.goBack();
  await expect(page).not.toHaveURL(/tab=raw/);
  await app.stop();
});

test("everything in the file is listed by line and walked by keys", async ({ page }) => {
  const app = await startApp({ dir: fixtureSessions });
  await page.goto(app.url);
  await sessionLink(page, "A damaged file").click();
  await expectSession(page, "A damaged file");
  await page.getByRole("tab", { name: "Raw" }).click();
  const records = raw(page).getByRole("listbox", { name: "Records of the file" });
  await records.focus();
  await page.keyboard.press("Home");
  await expect(raw(page).getByText("Session header 5e55a110000000e1")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(raw(page).getByText("position 0")).toBeVisible();
  await raw(page).getByText("As in file").click();
  await expect(record(page)).toContainText('{"');
  await records.focus();
  await page.keyboard.press("End");
  await expect(records.getByRole("option", { selected: true })).toContainText("Breaks off");
  await expect(record(page)).toContainText("The last line breaks off");
  await app.stop();
});

test("the records of a dropped file are its own bytes, with the server stopped", async ({
  page,
}) => {
  const app = await startApp({ dir: fixtureSessions });
  await page.goto(app.url);
  await page.waitForLoadState("networkidle");
  await app.stop();
  const bytes = readFileSync(join(fixtures, "damaged.jsonl"));
  await dropFiles(page, [{ name: "damaged.jsonl", bytes }]);
  await expectSession(page, "A damaged file");
  await page.getByRole("button", { name: /diagnostics/ }).click();
  await showLine(page, "malformed-line");
  await expect(record(page)).toContainText(bytes.toString("utf8").split("\n")[3]?.trim() ?? "");
  await page.getByRole("button", { name: "Close diagnostics" }).click();
  const records = raw(page).getByRole("listbox", { name: "Records of the file" });
  await records.focus();
  await page.keyboard.press("Home");
  await raw(page).getByText("As in file").click();
  await expect(record(page)).toHaveText(bytes.toString("utf8").split("\n")[0] ?? "");
});

test("a session without entries still shows its lines", async ({ page }) => {
  const app = await startApp({ dir: fixtureSessions });
  await page.goto(app.url);
  const bytes = new SessionBuilder({ id: "only-a-header" }).raw("and a broken line").text();
  await dropFiles(page, [{ name: "begun.jsonl", bytes }]);
  await page.getByRole("button", { name: "Show raw lines" }).click();
  await expect(record(page)).toContainText("only-a-header");
  await page.getByRole("option").last().click();
  await expect(record(page)).toContainText("and a broken line");
  await page.getByRole("button", { name: /no entries yet/ }).click();
  await expect(page.getByRole("button", { name: "Show raw lines" })).toBeVisible();
  await app.stop();
});

test("a header that says a newer version has that field marked", async ({ page }) => {
  const app = await startApp({ dir: fixtureSessions });
  await page.goto(app.url);
  const bytes = new SessionBuilder({ version: 9, title: "From tomorrow" }).user("Hello").text();
  await dropFiles(page, [{ name: "tomorrow.jsonl", bytes }]);
  await expectSession(page, "From tomorrow");
  await page.getByRole("button", { name: /diagnostic/ }).click();
  await showLine(page, "newer-version");
  await expect(oddField(page, "The file says version 9; 3 is the newest known")).toContainText(
    '"version": 9',
  );
  await app.stop();
});

test("lines that were not read are told apart by how they begin", async ({ page }) => {
  const app = await startApp({ dir: fixtureSessions });
  await page.goto(app.url);
  const file = new SessionBuilder({ title: "Two broken lines" }).user("Hello");
  const bytes = file.raw("one broken line").raw("a broken line").text();
  await dropFiles(page, [{ name: "broken.jsonl", bytes }]);
  await expectSession(page, "Two broken lines");
  await page.getByRole("tab", { name: "Raw" }).click();
  const row = page.getByRole("option", { name: /^Line 4, Not read: .* begins a broken line$/ });
  await expect(row).toContainText(/Not JSON.*a broken line/);
  await row.click();
  await expect(record(page)).toContainText("a broken line");
  await app.stop();
});

test("a step to another record keeps the focus where it is, or near it", async ({ page }) => {
  const app = await startApp({ dir: fixtureSessions });
  await page.goto(app.url);
  const long = "x".repeat(600_000);
  const bytes = new SessionBuilder({ title: "Long and short" }).user(long).user("Short").text();
  await dropFiles(page, [{ name: "long.jsonl", bytes }]);
  await expectSession(page, "Long and short");
  await page.getByRole("tab", { name: "Raw" }).click();
  const copy = raw(page).getByRole("button", { name: "Copy" });
  await copy.focus();
  await page.keyboard.press("k");
  await expect(raw(page).getByText("position 0")).toBeVisible();
  await expect(copy).toBeFocused();

  await record(page)
    .getByRole("button", { name: /^Show the next 256 kB/ })
    .focus();
  await page.keyboard.press("j");
  await expect(raw(page).getByText("position 1")).toBeVisible();
  await expect(record(page)).toBeFocused();
  await app.stop();
});

test("a huge record is put into the page step by step, to its end", async ({ page }) => {
  const app = await startApp({ dir: fixtureSessions });
  await page.goto(app.url);
  const long = `${"x".repeat(700_000)} the end`;
  const bytes = new SessionBuilder({ title: "Huge" }).user(long).text();
  await dropFiles(page, [{ name: "huge.jsonl", bytes }]);
  await expectSession(page, "Huge");
  await page.getByRole("tab", { name: "Raw" }).click();
  const shown = () => record(page).evaluate((element) => element.textContent.length);
  await expect.poll(shown).toBeGreaterThan(256_000);
  expect(await shown()).toBeLessThan(257_000);
  await record(page).getByRole("button", { name: "Show the next 256 kB (444 kB left)" }).click();
  await record(page)
    .getByRole("button", { name: /^Show the last 18\d kB$/ })
    .press("Enter");
  await expect.poll(shown).toBeGreaterThan(700_000);
  await expect(record(page)).toContainText(/the end/);
  await expect(record(page)).toBeFocused();
  await app.stop();
});

test("a jump is one step to go back, and walking from there is none", async ({ page }) => {
  const app = await startApp({ dir: fixtureSessions });
  await page.goto(app.url);
  await sessionLink(page, "A damaged file").click();
  await expectSession(page, "A damaged file");
  await page.getByRole("button", { name: /diagnostics/ }).click();
  await showLine(page, "malformed-line");
  await expect(lineShown(page)).toHaveText("line 4");
  const afterFirst = await steps(page);
  await showLine(page, "malformed-line");
  await showLine(page, "missing-parent");
  await expect(lineShown(page)).toHaveText("line 5");
  await showLine(page, "missing-parent");
  expect(await steps(page)).toBe(afterFirst + 1);

  await raw(page).getByRole("listbox").focus();
  await page.keyboard.press("ArrowDown");
  await expect(lineShown(page)).toHaveText("line 6");
  await page.keyboard.press("k");
  await expect(lineShown(page)).toHaveText("line 5");
  expect(await steps(page)).toBe(afterFirst + 1);

  await page.goBack();
  await expect(lineShown(page)).toHaveText("line 4");
  await page.goBack();
  await expect(context(page)).toBeVisible();
  await app.stop();
});

for (const width of [800, 1440]) {
  test(`the narrowest panel of a ${width} px window cuts no figure off`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const app = await startApp({ dir: fixtureSessions });
    await page.goto(app.url);
    await sessionLink(page, "A damaged file").click();
    await expectSession(page, "A damaged file");
    await page.getByRole("tab", { name: "Raw" }).click();
    await page.getByRole("separator", { name: "Width of the tree" }).press("End");
    await expect.poll(async () => (await raw(page).boundingBox())?.width).toBe(280);
    const cells = raw(page).getByRole("option").locator("> span:visible");
    const roomOf = (element: HTMLElement) => element.clientWidth;
    const isCut = (element: HTMLElement) => element.scrollWidth > element.clientWidth;
    await expect.poll(() => cells.count()).toBeGreaterThan(10);
    const rows = await raw(page).getByRole("option").all();
    for (const row of rows) {
      const [line, , begins] = await row.locator("> span:visible").all();
      expect(await line?.evaluate(isCut)).toBe(false);
      expect(await begins?.evaluate(roomOf)).toBeGreaterThan(80);
    }
    await app.stop();
  });
}
