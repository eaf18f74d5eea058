import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { call, SessionBuilder } from "@leafwalk/core/testing";
import { expect, test } from "@playwright/test";
import { startApp } from "./support/app.ts";
import { cards, context, expectSession, sessionLink, watchFaults } from "./support/page.ts";

/** Forty quiet rounds, with three things that went wrong among them. */
function writeSession(folder: string): void {
  const session = new SessionBuilder();
  for (let i = 0; i < 40; i++) {
    session
      .user(`round ${i}`)
      .assistant([call(`k${i}`, "bash", { command: `cd /srv/kiln && make round-${i}` })]);
    session.result(`k${i}`, i === 7 || i === 30 ? "no rule to make target" : "done", {
      isError: i === 7 || i === 30,
    });
    if (i === 20) session.assistant("half an answer", { stopReason: "aborted" });
    else session.assistant(`answer ${i}`);
  }
  writeFileSync(join(folder, "kiln.jsonl"), session.text());
}

test("what went wrong is counted, filtered and walked from one to the next", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "leafwalk-failures-"));
  writeSession(folder);
  const app = await startApp({ dir: folder });
  const faults = watchFaults(page);
  await page.goto(app.url);
  await sessionLink(page, /round 0/).click();
  await expectSession(page, /round 0/);

  const entry = context(page).getByRole("article");
  const shown = page.getByRole("treeitem").filter({ hasText: "answer 30" });
  await page.keyboard.press("X");
  await expect(entry.filter({ hasText: "make round-30" })).toBeInViewport();
  await expect(shown).toBeInViewport();
  await page.keyboard.press("X");
  await expect(entry.filter({ hasText: "make round-7" })).toBeInViewport();
  await page.keyboard.press("X");
  await expect(entry.filter({ hasText: "make round-7" })).toBeInViewport();
  await page.keyboard.press("x");
  await expect(entry.filter({ hasText: "make round-30" })).toBeInViewport();

  // An aborted turn is not sent: the transcript has it.
  await page.getByRole("tab", { name: /Transcript/ }).click();
  await page.keyboard.press("X");
  const transcript = page.getByRole("tabpanel", { name: "Transcript" });
  await expect(transcript.getByText("half an answer", { exact: true })).toBeInViewport();

  await page.keyboard.press("Escape");
  const count = page.getByRole("button", { name: "3 failures" });
  await count.click();
  await expect(page).toHaveURL(/cards=failures/);
  await expect(count).toHaveAttribute("aria-pressed", "true");
  // Three of them, and the leaf.
  await expect(cards(page)).toHaveCount(4);
  await count.click();
  await expect(page).not.toHaveURL(/cards=/);

  expect(faults).toEqual([]);
  await app.stop();
  rmSync(folder, { recursive: true });
});

test("an opened turn says what each call was given, and some of the tree is always in view", async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "leafwalk-failures-"));
  writeSession(folder);
  const app = await startApp({ dir: folder });
  await page.goto(app.url);
  await sessionLink(page, /round 0/).click();
  await expectSession(page, /round 0/);
  const turn = cards(page).filter({ hasText: "answer 39" });
  await turn.focus();
  await page.keyboard.press("e");
  await expect(turn.getByRole("button", { name: "bash make round-39" })).toBeVisible();

  // However far it is scrolled, either way.
  const canvas = page.getByRole("tree", { name: "Entry tree" });
  const panel = page.getByRole("region", { name: "Tree" });
  const box = await panel.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 300);
  for (const [dx, dy] of [
    [0, 50_000],
    [50_000, 0],
    [0, -100_000],
    [-100_000, 0],
  ] as const) {
    await page.mouse.wheel(dx, dy);
    await expect
      .poll(() => canvas.getByRole("treeitem").evaluateAll(countInside, box), `${dx} ${dy}`)
      .toBeGreaterThan(0);
  }
  await app.stop();
  rmSync(folder, { recursive: true });
});

/** How many of the cards reach into the panel by more than their edge. */
function countInside(
  cards: Element[],
  panel: { x: number; y: number; width: number; height: number } | null,
): number {
  if (!panel) return 0;
  return cards.filter((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    const isBeside = right < panel.x + 40 || left > panel.x + panel.width - 40;
    return !isBeside && bottom > panel.y + 60 && top < panel.y + panel.height - 40;
  }).length;
}
