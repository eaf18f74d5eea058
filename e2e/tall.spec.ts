import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { SessionBuilder } from "@leafwalk/core/testing";
import { expect, type Page } from "@playwright/test";
import { test } from "./support/journey.ts";
import { context, watchFaults } from "./support/page.ts";
import { openSession } from "./support/steps.ts";

/** So many messages of this length are taller than content is laid out as it is: 15 million pixels. */
const MESSAGES = 26_000;
const TEXT = `${"the lamp of the harbour burns ".repeat(3)}\n`.repeat(28);

function writeTall(path: string): void {
  const session = new SessionBuilder({ id: "tall" });
  for (let i = 0; i < MESSAGES; i++) {
    session.user(`message ${i}\n${TEXT}`);
    if (i % 1000 === 999) appendFileSync(path, session.take());
  }
}

/** Numbers of the messages that reach into the view, in their order on the screen. */
function inView(page: Page): Promise<number[]> {
  return context(page)
    .getByRole("article")
    .evaluateAll((articles) =>
      articles
        .map((article) => ({ article, box: article.getBoundingClientRect() }))
        .filter(({ box }) => box.bottom > 200 && box.top < window.innerHeight)
        .sort((a, b) => a.box.top - b.box.top)
        .map(({ article }) => Number(/message (\d+)/.exec(article.textContent ?? "")?.[1])),
    );
}

function isGapless(numbers: readonly number[]): boolean {
  return numbers.length > 0 && numbers.every((number, i) => number === numbers[0]! + i);
}

const scroller = (page: Page) => context(page).getByRole("region", { name: /^Context, from/ });

test("every row of a context taller than a browser lays out can be reached", async ({
  page,
  serve,
  folder,
}) => {
  writeTall(join(folder, "tall.jsonl"));
  const app = await serve({ dir: folder });
  const faults = watchFaults(page);
  await page.goto(app.url);
  await openSession(page, /message 0/);
  const address = page.url();
  const last = MESSAGES - 1;
  await expect.poll(() => inView(page)).toContain(last);
  const height = await scroller(page).evaluate((element) => element.scrollHeight);
  expect(height).toBeLessThan(16_000_000);

  await page.keyboard.press("g");
  await expect.poll(() => inView(page)).toContain(0);
  await page.keyboard.press("G");
  await expect.poll(() => inView(page)).toContain(last);

  // A link into the middle.
  await page.goto(`${address}?entry=e13000`);
  await expect.poll(() => inView(page)).toContain(12_999);

  // The thumb of the scrollbar.
  await scroller(page).evaluate((element) => {
    element.scrollTop = element.scrollHeight / 4;
  });
  const quarter = MESSAGES / 4;
  const distance = async () => Math.abs(((await inView(page))[0] ?? 0) - quarter);
  await expect.poll(distance).toBeLessThan(200);

  // The wheel: no row is left out, and none comes twice.
  const box = await scroller(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 300);
  let before = await inView(page);
  for (let step = 0; step < 12; step++) {
    const from = before[0]!;
    await page.mouse.wheel(0, 1500);
    await expect.poll(async () => (await inView(page))[0]).toBeGreaterThan(from);
    await expect.poll(async () => isGapless(await inView(page))).toBe(true);
    before = await inView(page);
  }
  expect(before[0]! - quarter).toBeLessThan(220);
  expect(await context(page).getByRole("article").count()).toBeLessThan(200);

  // To the end: rows that turn out taller than they were thought to be move it on.
  await expect
    .poll(async () => {
      await scroller(page).evaluate((element) => {
        element.scrollTop = element.scrollHeight;
      });
      return inView(page);
    })
    .toContain(last);
  expect(faults).toEqual([]);
});
