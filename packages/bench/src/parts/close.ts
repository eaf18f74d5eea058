import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { sessionOf } from "../inputs/inputs.ts";
import { startBrowser } from "../measure/browser.ts";
import {
  cancelDrop,
  dropAndClose,
  grownByReopening,
  openAndLeave,
} from "../measure/closed-session.ts";
import { copySettled } from "../measure/copy-settled.ts";
import { startServer } from "../measure/server.ts";
import { readsOnUnasked } from "../measure/server-times.ts";
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
  const dropped = await withPage(path, ({ browser, page }) =>
    grownByReopening(browser, page, () => dropAndClose(page, path)),
  );
  const served = await withPage(path, ({ browser, page }) =>
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
  const { readsOn, kept } = await withPage(small, ({ browser, page }) =>
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

interface Opened {
  readonly browser: Browser;
  /** The list of a server with the one session. */
  readonly page: Page;
}

function withPage<T>(session: string, measure: (opened: Opened) => Promise<T>): Promise<T> {
  return withScratch(async (scratch) => {
    const sessions = join(scratch, "sessions");
    await mkdir(sessions);
    await copySettled(session, join(sessions, "session.jsonl"));
    const server = await startServer(sessions, join(scratch, "cache"));
    const browser = await startBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(server.url);
      await page.locator("html[data-preloaded]").waitFor();
      return await measure({ browser, page });
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}

async function withScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const scratch = await mkdtemp(join(tmpdir(), "leafwalk-bench-"));
  try {
    return await work(scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
