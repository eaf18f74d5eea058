import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { sessionOf } from "../inputs/inputs.ts";
import { COLLECTING, withPage } from "../measure/browser.ts";
import {
  cancelDrop,
  dropAndClose,
  grownByReopening,
  openAndLeave,
} from "../measure/closed-session.ts";
import { copySettled } from "../measure/copy-settled.ts";
import { withServer } from "../measure/server.ts";
import { readsOnUnasked } from "../measure/server-times.ts";
import { withScratch } from "../measure/with-scratch.ts";
import type { Part, Row } from "../row.ts";

const SIZE = 100;
const SHORT_SIZE = 32;
/** So large that there is time to give it up. */
const LARGE = 1000;

/** What is left when a session is closed, and when its reading is given up. */
export const close: Part = {
  name: "close",
  async run({ short }) {
    const rows = await measureReopening(short ? SHORT_SIZE : SIZE);
    return short ? rows : [...rows, ...(await measureGivingUp())];
  },
};

async function measureReopening(megabytes: number): Promise<Row[]> {
  const path = await sessionOf("deep", megabytes);
  const of = `deep, ${megabytes} MB, opened and closed ten times`;
  const [limit, unit] = [{ atMost: 30 }, "MB"] as const;
  const dropped = await withList(path, (page, browser) =>
    grownByReopening(browser, page, () => dropAndClose(page, path)),
  );
  const served = await withList(path, (page, browser) =>
    grownByReopening(browser, page, () => openAndLeave(page)),
  );
  return [
    { what: `${of}: the tab has grown, dropped`, unit, ours: dropped, limit },
    { what: `${of}: … and from the server`, unit, ours: served, limit },
  ];
}

async function measureGivingUp(): Promise<Row[]> {
  const small = await sessionOf("deep", SHORT_SIZE);
  const large = await sessionOf("deep", LARGE);
  const { readsOn, kept } = await withList(small, (page, browser) =>
    cancelDrop(browser, page, { small, large }),
  );
  const leaving = await withScratch((scratch) => readsOnUnasked(large, scratch));
  const of = `deep, ${LARGE} MB, given up`;
  const limit = { atMost: 100 };
  return [
    { what: `${of}: the page reads on`, unit: "ms", ours: readsOn, limit },
    { what: `${of}: the tab has grown`, unit: "MB", ours: kept, limit: { atMost: 30 } },
    { what: `${of}: the server reads on`, unit: "ms", ours: leaving, limit },
  ];
}

/** The list of a server with the one session. */
function withList<T>(
  session: string,
  measure: (page: Page, browser: Browser) => Promise<T>,
): Promise<T> {
  return withScratch(async (folder) => {
    await copySettled(session, join(folder, "session.jsonl"));
    return withServer(folder, ({ url }) =>
      withPage(async (page, browser) => {
        await page.goto(url);
        await page.locator("html[data-preloaded]").waitFor();
        return measure(page, browser);
      }, COLLECTING),
    );
  });
}
