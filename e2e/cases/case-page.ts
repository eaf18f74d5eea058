import { expect, type Locator, type Page } from "@playwright/test";
import type { SessionCase } from "./expectations.ts";

/** Panels are found by these, as a reader finds them. */
export type PanelName = "Context" | "Transcript" | "Raw";

function panelOf(page: Page, name: PanelName): Locator {
  return page.getByRole("tabpanel", { name });
}

/** Shows a tab with everything in it open. */
export async function openPanel(page: Page, name: PanelName): Promise<Locator> {
  await page.getByRole("tab", { name }).click();
  const panel = panelOf(page, name);
  await expect(panel).toBeVisible();
  return panel;
}

/** Opens what is folded: groups that were left out, lines of state, thinking, tool cards. */
export async function openFolds(panel: Locator): Promise<void> {
  const folded = panel.locator('[aria-expanded="false"]:not([aria-haspopup])');
  await expect(panel.getByRole("region").first()).toBeVisible();
  while ((await folded.count()) > 0) await folded.first().click();
}

/** An entry in a panel, by its id, which its link tells. */
export function entryOf(panel: Locator, id: string): Locator {
  const link = panel.page().getByTitle(new RegExp(`^Entry ${escapeForPattern(id)}, line \\d+$`));
  return panel.getByRole("article").filter({ has: link });
}

/** What an entry says, read from its line. */
export function wordsOf(session: SessionCase, id: string): string {
  const { message, ...entry } = recordOf(session, id);
  const content = message?.content ?? entry.content ?? entry.summary ?? "";
  if (typeof content === "string") return content;
  return content.map((block: { text?: string }) => block.text ?? "").join(" ");
}

/** When an entry was written, read from its line. */
export function timeOf(session: SessionCase, id: string): string {
  return recordOf(session, id).timestamp;
}

function recordOf({ text }: SessionCase, id: string) {
  const key = `"id":${JSON.stringify(id)}`;
  return JSON.parse(text.split("\n").find((line) => line.includes(key)) ?? "{}");
}

/** Control and space characters say nothing about whether a text is there. */
export function withoutSpace(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, "");
}

function escapeForPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
