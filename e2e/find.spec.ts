import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { call, SessionBuilder } from "@leafwalk/core/testing";
import { expect, type Page } from "@playwright/test";
import { findAxeFaults } from "./support/axe.ts";
import { test } from "./support/journey.ts";
import { context, dropFiles, expectSession, watchFaults, watchRequests } from "./support/page.ts";

/** The word stands in a message that is sent, in one that a compaction replaced, and on a branch that was left. */
const lantern = new SessionBuilder({ title: "Mend the lantern" })
  .user("Look at the lantern in the hall") // e1, replaced
  .assistant([{ type: "thinking", thinking: "Its hinge may be bent." }]) // e2
  .assistant("The hinge is bent.") // e3
  .user("Try another lantern first") // e4, left
  .assistant("The other one is no better.") // e5
  .goTo("e3")
  .user("Then bend it back") // e6
  .entry("compaction", { summary: "The hinge was bent back.", firstKeptEntryId: "e6" }) // e7
  .user("Put the Lantern up again") // e8
  .assistant("It hangs.") // e9
  .text();

/** The words stand where nothing shows them at first: far into a thought, and into what a read gave. */
const valve = new SessionBuilder({ title: "Read the log" })
  .user("Read it")
  .assistant([
    { type: "thinking", thinking: `${"The pipes come first. ".repeat(20)}The valve sticks.` },
    call("c1", "read", { path: "log.txt" }),
  ])
  .result(
    "c1",
    Array.from({ length: 60 }, (_, i) => `${i === 50 ? "Valve" : "Pipe"} ${i}`).join("\n"),
  )
  .assistant("That was it.")
  .text();

const field = (page: Page) => page.getByRole("searchbox", { name: "Words to find" });
const find = (page: Page) => page.getByRole("search", { name: "Find in this session" });
const count = (page: Page) => find(page).getByRole("paragraph").first();
const rows = (page: Page) => find(page).getByRole("list", { name: "Hits" }).getByRole("listitem");

/** What the browser marks, by the name of the mark. */
function markedWords(page: Page, name: string): Promise<string[]> {
  return page.evaluate(
    (key) =>
      [...(CSS.highlights.get(key) ?? [])].map((mark) => {
        const range = document.createRange();
        range.setStart(mark.startContainer, mark.startOffset);
        range.setEnd(mark.endContainer, mark.endOffset);
        return range.toString();
      }),
    name,
  );
}

async function walkTheHits(page: Page): Promise<void> {
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("lantern");
  await expect(count(page)).toHaveText("3 hits in 3 entries");
  await expect(rows(page)).toHaveText([/left out/, /other branch/, /in context/]);
  await expect(page).toHaveURL(/find=lantern/);

  // What a compaction replaced opens in its place.
  await expect(context(page).getByText("in the hall")).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveText("1 of 3 hits in 3 entries");
  await expect(context(page).getByText("Look at the lantern in the hall")).toBeInViewport();
  await expect.poll(() => markedWords(page, "leafwalk-current-hit")).toEqual(["lantern"]);

  // What is on another branch is marked in the tree, and leads there.
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/entry=e4/);
  await expect(context(page).getByText("Try another lantern first")).toBeHidden();
  await find(page).getByRole("button", { name: "Go to that branch" }).click();
  await expect(page).toHaveURL(/leaf=e5/);
  await expect(context(page).getByText("Try another lantern first")).toBeInViewport();
  await expect(rows(page)).toHaveText([/in context/, /in context/, /other branch/]);
  await expect(count(page)).toHaveText("2 of 3 hits in 3 entries");

  // Back is back to the leaf that was left, with the search as it was.
  await page.goBack();
  await expect(page).not.toHaveURL(/leaf=/);
  await expect(field(page)).toHaveValue("lantern");
  await field(page).focus();
  await page.keyboard.press("Shift+Enter");
  await expect(page).toHaveURL(/entry=e1&/);
  await page.keyboard.press("Shift+Enter");
  await expect(count(page)).toHaveText("3 of 3 hits in 3 entries");
  await expect(context(page).getByText("Put the Lantern up again")).toBeInViewport();
  await expect.poll(() => markedWords(page, "leafwalk-current-hit")).toEqual(["Lantern"]);
}

test("hits are walked wherever they are: sent, left out, on another branch", async ({
  page,
  folder,
  serve,
}) => {
  writeFileSync(join(folder, "lantern.jsonl"), lantern);
  const app = await serve({ dir: folder });
  const faults = watchFaults(page);
  await page.goto(app.url);
  await page.getByRole("link", { name: "Mend the lantern" }).click();
  await expectSession(page, "Mend the lantern");
  const keys = page.getByRole("button", { name: "Keys" });
  await keys.focus();
  await walkTheHits(page);

  await page.reload();
  await expect(field(page)).toHaveValue("lantern");
  await expect(count(page)).toHaveText("3 of 3 hits in 3 entries");
  await expect.poll(() => markedWords(page, "leafwalk-hit")).toContain("Lantern");

  // From a button to the field and back.
  await keys.focus();
  await page.keyboard.press("Escape");
  await expect(find(page)).toBeHidden();
  await expect(page).not.toHaveURL(/find=/);
  await keys.focus();
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(keys).toBeFocused();
  expect(await markedWords(page, "leafwalk-hit")).toEqual([]);
  expect(faults).toEqual([]);
});

test("a dropped file is searched with the server stopped", async ({ page, serve }) => {
  const app = await serve();
  await page.goto(app.url);
  await page.locator("html[data-preloaded]").waitFor();
  await app.stop();
  const asked = watchRequests(page);
  await dropFiles(page, [{ name: "lantern.jsonl", bytes: lantern }]);
  await expectSession(page, "Mend the lantern");
  await walkTheHits(page);
  expect(asked.filter((request) => /lantern/i.test(request))).toEqual([]);
});

test("what is folded opens over the words, and the list is walked by keys", async ({
  page,
  folder,
  serve,
}) => {
  writeFileSync(join(folder, "valve.jsonl"), valve);
  const app = await serve({ dir: folder });
  await page.goto(app.url);
  await page.getByRole("link", { name: "Read the log" }).click();
  await page.getByRole("button", { name: /^Find/ }).click();
  await page.keyboard.type("VALVE");
  await expect(count(page)).toHaveText("2 hits in 2 entries");
  await page.keyboard.press("ArrowDown");
  await expect(rows(page).first().getByRole("button").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(context(page).getByText("The valve sticks.")).toBeInViewport();
  await expect.poll(() => markedWords(page, "leafwalk-current-hit")).toEqual(["valve"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(context(page).getByText("Pipe 49")).toBeVisible();
  await expect.poll(() => markedWords(page, "leafwalk-current-hit")).toEqual(["Valve"]);
  // Closed again by hand it stays so.
  await context(page).getByRole("button", { name: "Show less" }).last().click();
  await expect(context(page).getByText("Pipe 49")).toBeHidden();
  await page.keyboard.press("/");
  await page.keyboard.press("ArrowDown");
  for (const _ of [1, 2]) await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await findAxeFaults(page)).toEqual([]);
  }
  await page.getByRole("button", { name: "Close find" }).click();
  await expect(page.getByRole("button", { name: /^Find/ })).toBeFocused();

  await page.keyboard.press("/");
  await page.keyboard.type(".*");
  await expect(count(page)).toHaveText("No hits");
});

test("in a long session a hit far from what is drawn is brought into view", async ({
  page,
  folder,
  serve,
}) => {
  const built = new SessionBuilder({ title: "A long watch" });
  for (let i = 0; i < 1500; i++) {
    built
      .user(i === 40 ? "Light the ember" : `Question ${i}`)
      .assistant(`Answer ${i}. `.repeat(40));
  }
  writeFileSync(join(folder, "long.jsonl"), built.text());
  const app = await serve({ dir: folder });
  await page.goto(app.url);
  await page.getByRole("link", { name: "A long watch" }).click();
  await expectSession(page, "A long watch");
  await page.keyboard.press("/");
  await page.keyboard.type("ember");
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveText("1 of 1 hit in 1 entry");
  await expect(context(page).getByText("Light the ember")).toBeInViewport();
  await expect.poll(() => markedWords(page, "leafwalk-current-hit")).toEqual(["ember"]);

  // Gone away from it, one comes back by the same row.
  await context(page).getByRole("region").focus();
  await page.keyboard.press("End");
  await expect(context(page).getByText("Light the ember")).toBeHidden();
  await rows(page).getByRole("button").first().click();
  await expect(context(page).getByText("Light the ember")).toBeInViewport();

  // As many as are kept, and no more of them in the page than are near the view.
  await field(page).fill("answer");
  await expect(count(page)).toHaveText("first 5,000 hits in 125 entries");
  expect(await rows(page).count()).toBeLessThan(40);
});

test("on a phone find has a button, and a hit is read and not looked at from the tree", async ({
  browser,
  folder,
  serve,
}) => {
  writeFileSync(join(folder, "lantern.jsonl"), lantern);
  const app = await serve({ dir: folder });
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  await page.goto(app.url);
  await page.getByRole("link", { name: "Mend the lantern" }).click();
  await page.getByRole("tab", { name: "Tree" }).click();
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await page.keyboard.type("hall");
  await rows(page).getByRole("button").first().click();
  await expect(page.getByRole("tab", { name: "Context" })).toHaveAttribute("aria-selected", "true");
  await expect(context(page).getByText("Look at the lantern in the hall")).toBeInViewport();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await phone.close();
});
