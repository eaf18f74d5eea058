import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { treeOf } from "../inputs/inputs.ts";
import { type TreeShapeName, treeShapes } from "../inputs/tree-shapes.ts";
import { withPage } from "../measure/browser.ts";
import { longestOf, sumOf, traceTasks } from "../measure/page-tasks.ts";
import { withServer } from "../measure/server.ts";
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
  zoomOutAndIn,
} from "../measure/session-page.ts";
import type { Part, Row } from "../row.ts";

const ENTRIES = 100_000;
const WHEEL = 400;
const RUNS = 3;
const IDLE = 2000;
const SETTLING = 1000;

/** A session of 100,000 entries in the browser: its tree and the list of its context. */
export const screen: Part = {
  name: "screen",
  async run({ short }) {
    const shapes: readonly TreeShapeName[] = short
      ? ["linear"]
      : (Object.keys(treeShapes) as TreeShapeName[]);
    const rows: Row[] = [];
    for (const shape of shapes) rows.push(...(await measureShape(shape)));
    return rows;
  },
};

async function measureShape(shape: TreeShapeName): Promise<Row[]> {
  const session = await treeOf(shape, ENTRIES);
  return withServer(session, ({ url }) =>
    withPage((page, browser) => measurePage(page, browser, { shape, url })),
  );
}

async function measurePage(
  page: Page,
  browser: Browser,
  { shape, url }: { readonly shape: TreeShapeName; readonly url: string },
): Promise<Row[]> {
  await markFirstCard(page);
  const [session] = (await firstPage(url)).sessions;
  await page.goto(`${url}/s/${session?.key}`);
  const paint = await firstCardAfterFacts(page);
  const of = `${shape}, ${ENTRIES} entries`;
  const tasks = (act: () => Promise<void>) => traceTasks(browser, page, act);
  // The longest of hundreds of tasks is mostly that of a moment in which the machine did something else.
  const longest = async (act: () => Promise<void>) => {
    let least = Number.POSITIVE_INFINITY;
    for (let run = 0; run < RUNS; run++) least = Math.min(least, longestOf(await tasks(act)));
    return least;
  };
  const pan = await longest(() => turnWheel(page, TREE, -WHEEL));
  let cards = await countCards(page);
  const zoom = await longest(async () => {
    cards = Math.max(cards, await zoomOutAndIn(page));
  });
  // What goes on behind what was seen has ended by then.
  await wait(SETTLING);
  const idle = sumOf(await tasks(() => wait(IDLE)));
  const rows: Row[] = [
    { what: `${of}: first card`, unit: "ms", ours: paint, limit: { atMost: 1000 } },
    { what: `${of}: longest task, panning`, unit: "ms", ours: pan, limit: { atMost: 50 } },
    { what: `${of}: longest task, zooming`, unit: "ms", ours: zoom, limit: { atMost: 50 } },
    { what: `${of}: busy in ${IDLE} ms idle`, unit: "ms", ours: idle, limit: { atMost: 20 } },
    { what: `${of}: cards mounted`, unit: "", ours: cards, limit: { atMost: 300 } },
  ];
  // Of the other shapes the context is short.
  if (shape !== "linear") return rows;
  const scroll = await longest(() => turnWheel(page, LIST, -WHEEL));
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
}
