// What the Context and the Transcript must show of the entries.

import { expect, type Locator } from "@playwright/test";
import { entryOf, withoutSpace, wordsOf } from "./case-page.ts";
import type { Expectations, SessionCase } from "./expectations.ts";
import type { Checks } from "./run-checks.ts";

export interface ShownPanel {
  readonly session: SessionCase;
  /** With everything in it open. */
  readonly panel: Locator;
}

/** On either tab. */
export const entryChecks: Checks<ShownPanel, Expectations> = {
  async texts({ panel }, texts) {
    for (const [id, text] of Object.entries(texts)) {
      const read = async () => withoutSpace((await entryOf(panel, id).textContent()) ?? "");
      await expect.poll(read).toContain(withoutSpace(text));
    }
  },

  async mustShowText({ panel }, texts) {
    for (const text of texts) await expect(panel.getByText(text).first()).toBeVisible();
  },

  async noErrorBanner({ panel }) {
    const page = panel.page();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("status").filter({ hasText: /./ })).toHaveCount(0);
  },

  async renderOrder({ panel }, parts) {
    const entry = panel.getByRole("article").filter({ hasText: parts[0] ?? "" });
    const read = async () => (await listPieces(entry)).filter((piece) => parts.includes(piece));
    await expect.poll(read).toEqual(parts);
  },

  async hiddenInTui({ panel }, ids) {
    for (const id of ids) {
      await expect(entryOf(panel, id).getByText("hidden in the agent’s screen")).toBeVisible();
    }
  },

  async usageUnknown({ panel }, ids) {
    for (const id of ids) {
      await expect(entryOf(panel, id)).toBeVisible();
      await expect(entryOf(panel, id).getByText(/tokens/)).toHaveCount(0);
    }
  },

  async depth({ panel }, depth) {
    const tab = panel.page().getByRole("tab", { name: "Transcript" });
    await expect(tab).toContainText(depth.toLocaleString("en"));
  },

  async offPath({ panel, session }, ids) {
    for (const id of ids) {
      await expect(entryOf(panel, id)).toHaveCount(0);
      await expect(panel.getByText(wordsOf(session, id), { exact: true })).toHaveCount(0);
    }
  },
};

/** Where the model's view of it is told. */
export const contextChecks: Checks<ShownPanel, Expectations> = {
  async contextIncomplete({ panel }, { missingParent }) {
    const words = panel.getByText(`${missingParent}, is not in this file`);
    await expect(words).toBeVisible();
  },

  async usageUnknown({ panel }, { length }) {
    await expect(panel.getByTitle(`${length} turns on the way record no usage`)).toBeVisible();
  },
};

/** Texts of an entry, and the ids of its calls, as they follow each other in the page. */
function listPieces(entry: Locator): Promise<string[]> {
  return entry.evaluate((article) => {
    const pieces: string[] = [];
    const walker = document.createTreeWalker(article);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const piece = node instanceof HTMLElement ? node.dataset["call"] : node.nodeValue;
      if (piece) pieces.push(piece.trim());
    }
    return pieces;
  });
}
