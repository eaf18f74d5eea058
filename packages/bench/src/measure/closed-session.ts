import type { Browser, Page } from "@playwright/test";
import { readsOnAfter, untilRead } from "./bytes-read.ts";
import { dropOn } from "./dropped-file.ts";
import { processesOf, tabMemory } from "./tab-memory.ts";
import { FIRST_CARD } from "./time-until.ts";

const TIMES = 10;
/** Of the file, before the reading is given up. */
const READ_FIRST = 250e6;

/** Megabytes by which a tab has grown after ten times of opening a session and closing it, since the first time. */
export async function grownByReopening(
  browser: Browser,
  page: Page,
  once: () => Promise<void>,
): Promise<number> {
  // What code and fonts take comes with the first time.
  await once();
  const before = await tabMemory(browser, page);
  for (let time = 0; time < TIMES; time++) await once();
  return (await tabMemory(browser, page)) - before;
}

/** Drops a file, waits until its tree is drawn, and closes it in the list of the tab's files. */
export async function dropAndClose(page: Page, path: string): Promise<void> {
  await dropOn(page, path);
  await page.locator(FIRST_CARD).first().waitFor();
  await page.goBack();
  await page.getByRole("link", { name: /^Opened in this tab/ }).click();
  await page.getByRole("button", { name: /^Close / }).click();
  await page.getByText("No file is open in this tab").waitFor();
  await page.goBack();
}

/** Opens the one session of the server's list, waits until its tree is drawn, and goes back. */
export async function openAndLeave(page: Page): Promise<void> {
  await sessionLink(page).click();
  await page.locator(FIRST_CARD).first().waitFor();
  await page.goBack();
  await sessionLink(page).waitFor();
}

export interface Cancelled {
  /** Milliseconds of reading after it was given up. */
  readonly readsOn: number;
  /** Megabytes that the tab holds more than before. */
  readonly kept: number;
}

/** Drops a large file and cancels in the middle; before that a small one, for what code and fonts take. */
export async function cancelDrop(
  browser: Browser,
  page: Page,
  { small, large }: { readonly small: string; readonly large: string },
): Promise<Cancelled> {
  await dropAndClose(page, small);
  const before = await tabMemory(browser, page);
  const pids = await processesOf(browser);
  const isFarEnough = untilRead(pids, READ_FIRST);
  await dropOn(page, large);
  const cancel = page.getByRole("button", { name: "Cancel" }).first();
  await cancel.waitFor();
  await isFarEnough;
  const readsOn = await readsOnAfter(pids, () => cancel.click());
  return { readsOn, kept: (await tabMemory(browser, page)) - before };
}

function sessionLink(page: Page) {
  return page
    .getByRole("list", { name: /sessions/i })
    .getByRole("link")
    .first();
}
