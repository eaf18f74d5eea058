import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { treeOf } from "../inputs/inputs.ts";
import { type TreeShapeName, treeShapes } from "../inputs/tree-shapes.ts";
import { startBrowser } from "../measure/browser.ts";
import { longestTask } from "../measure/longest-task.ts";
import { startServer } from "../measure/server.ts";
import { firstPage } from "../measure/session-list.ts";
import {
  countCards,
  countRows,
  firstCardAfterFacts,
  jumpToRow,
  LIST,
  markFirstCard,
  TREE,
  turnWheel,
} from "../measure/session-page.ts";
import type { Part, Row } from "../row.ts";

const ENTRIES = 100_000;
const WHEEL = 400;

/** A session of 100,000 entries in the browser: its tree and the list of its context. */
export const screen: Part = {
  name: "screen",
  async run({ short }) {
    const shapes: readonly TreeShapeName[] = short
      ? ["linear"]
      : (Object.keys(treeShapes) as TreeShapeName[]);
    const browser = await startBrowser();
    try {
      const rows: Row[] = [];
      for (const shape of shapes) rows.push(...(await measureShape(browser, shape)));
      return rows;
    } finally {
      await browser.close();
    }
  },
};

async function measureShape(browser: Browser, shape: TreeShapeName): Promise<Row[]> {
  const cache = await mkdtemp(join(tmpdir(), "leafwalk-bench-"));
  const server = await startServer(await treeOf(shape, ENTRIES), cache);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await markFirstCard(page);
    const [session] = (await firstPage(server.url)).sessions;
    await page.goto(`${server.url}/s/${session?.key}`);
    const paint = await firstCardAfterFacts(page);
    const of = `${shape}, ${ENTRIES} entries`;
    const pan = await longestTask(browser, page, () => turnWheel(page, TREE, -WHEEL));
    const cards = await countCards(page);
    const rows: Row[] = [
      { what: `${of}: first card`, unit: "ms", ours: paint, limit: { atMost: 1000 } },
      { what: `${of}: longest task, panning`, unit: "ms", ours: pan, limit: { atMost: 50 } },
      { what: `${of}: cards mounted`, unit: "", ours: cards, limit: { atMost: 300 } },
    ];
    // Of the other shapes the context is short.
    if (shape !== "linear") return rows;
    const scroll = await longestTask(browser, page, () => turnWheel(page, LIST, -WHEEL));
    const mounted = await countRows(page);
    const first = await jumpToRow(page, "g", 1);
    const last = await jumpToRow(page, "Shift+G", ENTRIES);
    return [
      ...rows,
      { what: `${of}: longest task, scrolling`, unit: "ms", ours: scroll, limit: { atMost: 50 } },
      { what: `${of}: rows mounted`, unit: "", ours: mounted, limit: { atMost: 200 } },
      { what: `${of}: jump to the first row`, unit: "ms", ours: first, limit: { atMost: 200 } },
      { what: `${of}: jump to the last row`, unit: "ms", ours: last, limit: { atMost: 200 } },
    ];
  } finally {
    await context.close();
    await server.stop();
    await rm(cache, { recursive: true, force: true });
  }
}
