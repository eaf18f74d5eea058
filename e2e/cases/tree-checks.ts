// What the tree must draw, told by the words of the entries: their ids are nowhere in it.

import { expect, type Locator, type Page } from "@playwright/test";
import { cards } from "../support/page.ts";
import { wordsOf } from "./case-page.ts";
import type { Expectations, SessionCase } from "./expectations.ts";
import type { Checks } from "./run-checks.ts";

export interface ShownTree {
  readonly page: Page;
  readonly session: SessionCase;
}

export const treeChecks: Checks<ShownTree, Expectations> = {
  async treeNodeIds(tree, ids) {
    for (const id of ids) await expect(cardOf(tree, id)).toHaveCount(1);
  },

  async children(tree, families) {
    for (const [parent, children] of Object.entries(families)) {
      const above = await boxOf(cardOf(tree, parent));
      const boxes = await Promise.all(children.map((id) => boxOf(cardOf(tree, id))));
      for (const box of boxes) expect(box.y).toBeGreaterThan(above.y);
      const lanes = boxes.map(({ x }) => x);
      expect(lanes).toEqual([...new Set(lanes)].sort((a, b) => a - b));
    }
  },

  async offPath(tree, ids) {
    for (const id of ids) await expect(cardOf(tree, id)).toContainText("off path");
  },

  async visibleLabels({ page }, labels) {
    const star = page.getByLabel("Label", { exact: true });
    const expected = Object.values(labels);
    await expect(cards(page).filter({ has: star })).toHaveCount(expected.length);
    for (const label of expected) {
      const chip = page.getByTitle(label, { exact: true }).filter({ has: star });
      await expect(cards(page).filter({ has: chip })).toHaveCount(1);
    }
  },
};

function cardOf({ page, session }: ShownTree, id: string): Locator {
  return cards(page).filter({ has: page.getByText(wordsOf(session, id), { exact: true }) });
}

async function boxOf(card: Locator): Promise<{ x: number; y: number }> {
  const box = await card.boundingBox();
  if (!box) throw new Error("the card is not drawn");
  return box;
}
