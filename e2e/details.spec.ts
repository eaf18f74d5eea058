import { expect, type Locator, type Page } from "@playwright/test";
import { findAxeFaults } from "./support/axe.ts";
import { lights, lightsId, longTitle, systemPrompt } from "./support/family.ts";
import { test } from "./support/journey.ts";
import {
  dropFiles,
  expectSession,
  sessionLink,
  watchFaults,
  watchRequests,
} from "./support/page.ts";
import { familySessions, fixtureSessions } from "./support/sessions.ts";
import { openSession } from "./support/steps.ts";

const about = (page: Page) => page.getByRole("dialog", { name: "About this session" });

/** The value that stands beside a name. */
function fact(sheet: Locator, name: string): Locator {
  const names = sheet.getByRole("term").filter({ hasText: new RegExp(`^${name}$`) });
  return names.locator("xpath=../dd");
}

/** Of a row of the totals: the whole file, and the way to the leaf. */
async function totals(sheet: Locator, name: string): Promise<string[]> {
  const row = sheet
    .getByRole("row")
    .filter({ has: sheet.page().getByRole("rowheader", { name, exact: true }) });
  return row.getByRole("cell").allInnerTexts();
}

test("a key opens all that a file tells of its session, and gives the focus back", async ({
  page,
  serve,
}) => {
  const app = await serve({ dir: familySessions });
  const faults = watchFaults(page);
  await page.goto(app.url);
  await openSession(page, "Fix the lights");
  const tab = page.getByRole("tab", { name: "Context" });
  await tab.focus();
  await page.keyboard.press("i");
  const sheet = about(page);
  await expect(sheet).toBeVisible();

  await expect(fact(sheet, "Title")).toContainText("Fix the lights");
  await expect(fact(sheet, "Title")).toContainText("from the header");
  await expect(fact(sheet, "Session id")).toContainText(lightsId);
  await expect(fact(sheet, "File")).toContainText("lights.jsonl");
  await expect(fact(sheet, "Folder")).toContainText("/srv/harbour");
  await expect(fact(sheet, "Format version")).toHaveText("3");
  await expect(fact(sheet, "Written by")).toHaveText("oh-my-pi (omp)");
  await expect(fact(sheet, "Started as")).toContainText("warden");
  await expect(fact(sheet, "Started").getByRole("time")).toHaveAttribute(
    "datetime",
    "2026-01-05T09:00:00.000Z",
  );
  await expect(fact(sheet, "Last activity").getByRole("time")).toHaveAttribute("title", /2026/);
  await expect(fact(sheet, "Duration")).toHaveText("17 m 00 s");
  await expect(fact(sheet, "Status")).toContainText("Complete · the assistant had the last word");

  await expect(fact(sheet, "Forked from").getByRole("link")).toHaveText("Plan the harbour lights");
  await expect(fact(sheet, "Forks").getByRole("link")).toHaveText("Lights, another way");
  await expect(fact(sheet, "Subagents").getByRole("link")).toHaveText([
    "Look at the moorings",
    "Scout the pier",
  ]);

  // The file's last entry is on the branch that was never compacted.
  await expect(fact(sheet, "Leaf")).toContainText("e17");
  await expect(fact(sheet, "Model")).toContainText("acme/acme-large");
  await expect(fact(sheet, "Answered")).toContainText("acme/acme-large · 2 answers");
  await expect(fact(sheet, "Answered")).toContainText("acme/acme-mini · 1 answer");
  await expect(fact(sheet, "Thinking")).toContainText("high");
  await expect(fact(sheet, "Service tier")).toContainText("priority");
  await expect(fact(sheet, "Mode")).toHaveText("not recorded in this file");
  await expect(fact(sheet, "Rules injected")).toHaveText("none recorded");
  await expect(fact(sheet, "Tools")).toContainText("2 tools");
  const prompt = sheet.getByRole("button", { name: `Text · ${systemPrompt.length} characters` });
  await expect(sheet.getByText(systemPrompt)).toBeHidden();
  await prompt.click();
  await expect(sheet.getByText(systemPrompt)).toBeVisible();

  expect(await totals(sheet, "Entries")).toEqual(["17", "11"]);
  expect(await totals(sheet, "User messages")).toEqual(["3", "2"]);
  expect(await totals(sheet, "Tool calls")).toEqual(["3 · 1 failed", "2 · 1 failed"]);
  expect(await totals(sheet, "edit")).toEqual(["1", "0"]);
  expect(await totals(sheet, "Lines edited")).toEqual(["+2 −1", "+0 −0"]);
  expect(await totals(sheet, "Compactions")).toEqual(["1", "0"]);
  expect(await totals(sheet, "Tips")).toEqual(["2", "–"]);
  expect(await totals(sheet, "Tokens in")).toEqual(["400", "200"]);
  expect(await totals(sheet, "Cache written")).toEqual(["not recorded", "not recorded"]);
  expect(await totals(sheet, "Cost")).toEqual(["$0.20 or more", "$0.10 or more"]);
  expect(await totals(sheet, "Answers without usage")).toEqual(["1", "1"]);
  await expect(sheet.getByText("Nothing is wrong in this file.")).toBeVisible();

  // The keys of the screen rest meanwhile, also after a click on plain words.
  await sheet.getByRole("heading", { name: "Totals" }).click();
  await page.keyboard.press("k");
  await expect(page).not.toHaveURL(/entry=/);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(tab).toBeFocused();
  await page.keyboard.press("?");
  await expect(
    page.getByRole("dialog", { name: "Keys" }).getByText("About this session"),
  ).toBeVisible();
  expect(faults).toEqual([]);
});

test("the sheet follows the chosen leaf, and leads to entries and relatives", async ({
  page,
  serve,
}) => {
  const app = await serve({ dir: familySessions });
  await page.goto(`${app.url}/s/${lightsId}?leaf=e15`);
  await expectSession(page, "Fix the lights");
  await expect(page).toHaveTitle("Fix the lights · at #14 · Leafwalk");
  const button = page.getByRole("button", { name: "About this session" });
  await button.click();
  const sheet = about(page);
  await expect(fact(sheet, "Rules injected")).toHaveText("no-guessing");
  expect(await totals(sheet, "Compactions")).toEqual(["1", "1"]);
  expect(await totals(sheet, "Lines edited")).toEqual(["+2 −1", "+2 −1"]);
  await fact(sheet, "Thinking").getByRole("button", { name: "Show entry #2" }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/leaf=e15&entry=e3/);
  await expect(button).toBeFocused();

  await button.click();
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(button).toBeFocused();
  await button.click();
  // Beside the sheet is the scrim.
  await page.mouse.click(100, 400);
  await expect(sheet).toBeHidden();
  await button.click();
  await fact(sheet, "Subagents").getByRole("link", { name: "Scout the pier" }).click();
  await expectSession(page, "Scout the pier");
  await button.click();
  await expect(fact(sheet, "Subagent of").getByRole("link")).toHaveText("Fix the lights");
  await page.keyboard.press("Escape");
  await page.goto(`${app.url}/s/5e55a11000000fa6`);
  await expectSession(page, "A fork of what is gone");
  await button.click();
  await expect(fact(sheet, "Parent")).toContainText("/elsewhere/old-harbour.jsonl");
  await expect(fact(sheet, "Parent")).toContainText("not here");
});

test("damage is counted in the sheet, which leads to the diagnostics", async ({ page, serve }) => {
  const app = await serve({ dir: fixtureSessions });
  await page.goto(app.url);
  await sessionLink(page, "A damaged file").click();
  await page.getByRole("button", { name: "About this session" }).click();
  const damage = about(page).getByRole("region", { name: "Damage" });
  await expect(damage).toContainText(/[1-9]\d* errors?/);
  await damage.getByRole("button", { name: "Open the diagnostics" }).click();
  await expect(about(page)).toBeHidden();
  await expect(page.getByRole("grid", { name: "Diagnostics" })).toBeVisible();
});

test("a dropped file has its sheet, and none of its bytes leave the page", async ({
  page,
  serve,
}) => {
  const app = await serve({ dir: familySessions });
  await page.goto(app.url);
  await expect(sessionLink(page, "Fix the lights")).toBeVisible();
  await expect(page.locator("html[data-preloaded]")).toBeAttached();
  const asked = watchRequests(page);
  await dropFiles(page, [{ name: "mine.jsonl", bytes: lights() }]);
  await expectSession(page, "Fix the lights");
  await page.keyboard.press("i");
  const sheet = about(page);
  await expect(fact(sheet, "File")).toContainText("mine.jsonl");
  await expect(fact(sheet, "Parent")).toContainText("/elsewhere/keeper.jsonl");
  await expect(fact(sheet, "Parent")).toContainText("a dropped file is read alone");
  await expect(fact(sheet, "Children")).toContainText("unknown");
  await sheet.getByRole("button", { name: /^Text ·/ }).click();
  await expect(sheet.getByText(systemPrompt)).toBeVisible();
  expect(asked).toEqual([]);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`on a phone the sheet has the whole width, and no title is too long, ${colorScheme}`, async ({
    browser,
    serve,
  }) => {
    const app = await serve({ dir: familySessions });
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      colorScheme,
    });
    const page = await context.newPage();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const check = async () => {
      expect(await overflow()).toBeLessThanOrEqual(0);
      expect(await findAxeFaults(page)).toEqual([]);
    };
    await page.goto(`${app.url}/s/5e55a11000000fa8`);
    await expect(
      page.getByRole("heading", { level: 1, name: longTitle.slice(0, 100) }),
    ).toBeVisible();
    await expect(page.getByRole("tab")).toHaveText([/Tree/, /Context/, /Transcript/, /Raw/]);
    for (const tab of await page.getByRole("tab").all())
      await expect(tab).toBeInViewport({ ratio: 1 });
    for (const name of ["About this session", "Open file", "Theme"]) {
      await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    }
    await check();
    await page.getByRole("button", { name: "About this session" }).click();
    const sheet = about(page);
    await expect(fact(sheet, "Title")).toContainText(longTitle);
    await expect.poll(async () => (await sheet.boundingBox())?.x).toBe(0);
    expect((await sheet.boundingBox())?.width).toBe(390);
    expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
    await check();
    await sheet.getByRole("button", { name: "Close" }).click();
    await page.goto(`${app.url}/s/${lightsId}`);
    await page.getByRole("button", { name: "About this session" }).click();
    await sheet.getByRole("button", { name: /^Text ·/ }).click();
    await check();
    await context.close();
  });
}
