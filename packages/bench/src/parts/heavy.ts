import { dirname } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { heavyOf } from "../inputs/inputs.ts";
import { withPage } from "../measure/browser.ts";
import { openLongResult, scrollPictures } from "../measure/heavy-entries.ts";
import { longestOf, traceTasks } from "../measure/page-tasks.ts";
import { withServer } from "../measure/server.ts";
import { firstPage } from "../measure/session-list.ts";
import type { Part, Row } from "../row.ts";

const HEAVY = { result: 5_000_000, pictures: 100 };
const SHORT_HEAVY = { result: 5_000_000, pictures: 20 };

/** Milliseconds that pass for at once: of megabytes that are read, parsed and drawn no frame is asked. */
const AT_ONCE = 200;

/** Entries of megabytes: a tool result of five, and messages with pictures. */
export const heavy: Part = {
  name: "heavy",
  async run({ short }) {
    const wish = short ? SHORT_HEAVY : HEAVY;
    const folder = dirname(await heavyOf(wish));
    return withServer(folder, ({ url }) =>
      withPage((page, browser) => measurePage(page, browser, { url, pictures: wish.pictures })),
    );
  },
};

async function measurePage(
  page: Page,
  browser: Browser,
  { url, pictures }: { readonly url: string; readonly pictures: number },
): Promise<Row[]> {
  const [session] = (await firstPage(url)).sessions;
  await page.goto(`${url}/s/${session?.key}`);
  let mounted = Number.NaN;
  const scrolling = await traceTasks(browser, page, async () => {
    mounted = await scrollPictures(page);
  });
  const opening = await traceTasks(browser, page, () => openLongResult(page));
  const of = `${pictures} pictures of 0.8 MB`;
  return [
    { what: `${of}: mounted at most`, unit: "", ours: mounted, limit: { atMost: 20 } },
    {
      what: `${of}: longest task, scrolling`,
      unit: "ms",
      ours: longestOf(scrolling),
      limit: { atMost: AT_ONCE },
    },
    {
      what: "a result of 5 MB: longest task, shown and opened",
      unit: "ms",
      ours: longestOf(opening),
      limit: { atMost: AT_ONCE },
    },
  ];
}
