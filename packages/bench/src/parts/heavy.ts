import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { heavyOf } from "../inputs/inputs.ts";
import { startBrowser } from "../measure/browser.ts";
import { openLongResult, scrollPictures } from "../measure/heavy-entries.ts";
import { longestOf, traceTasks } from "../measure/page-tasks.ts";
import { startServer } from "../measure/server.ts";
import { firstPage } from "../measure/session-list.ts";
import type { Part } from "../row.ts";

const HEAVY = { result: 5_000_000, pictures: 100 };
const SHORT_HEAVY = { result: 5_000_000, pictures: 20 };

/** Milliseconds that pass for at once: of megabytes that are read, parsed and drawn no frame is asked. */
const AT_ONCE = 200;

/** Entries of megabytes: a tool result of five, and messages with pictures. */
export const heavy: Part = {
  name: "heavy",
  async run({ short }) {
    const wish = short ? SHORT_HEAVY : HEAVY;
    const cache = await mkdtemp(join(tmpdir(), "leafwalk-bench-"));
    const server = await startServer(dirname(await heavyOf(wish)), cache);
    const browser = await startBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const [session] = (await firstPage(server.url)).sessions;
      await page.goto(`${server.url}/s/${session?.key}`);
      let mounted = Number.NaN;
      const scrolling = await traceTasks(browser, page, async () => {
        mounted = await scrollPictures(page);
      });
      const opening = await traceTasks(browser, page, () => openLongResult(page));
      const result = "a result of 5 MB";
      const pictures = `${wish.pictures} pictures of 0.8 MB`;
      return [
        { what: `${pictures}: mounted at most`, unit: "", ours: mounted, limit: { atMost: 20 } },
        {
          what: `${pictures}: longest task, scrolling`,
          unit: "ms",
          ours: longestOf(scrolling),
          limit: { atMost: AT_ONCE },
        },
        {
          what: `${result}: longest task, shown and opened`,
          unit: "ms",
          ours: longestOf(opening),
          limit: { atMost: AT_ONCE },
        },
      ];
    } finally {
      await browser.close();
      await server.stop();
      await rm(cache, { recursive: true, force: true });
    }
  },
};
