import type { Page } from "@playwright/test";

const CARD = '[role="treeitem"]';

export const TREE = ".react-flow__pane";
/** The context at the leaf. */
export const LIST = "section[aria-label^=Context]";

/** Marks in the page's own time when the first card was painted. Before the page is loaded. */
export async function markFirstCard(page: Page): Promise<void> {
  await page.addInitScript((card) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(card)) return;
      observer.disconnect();
      // The task behind the frame that draws it.
      requestAnimationFrame(() => setTimeout(() => performance.mark("first-card")));
    });
    observer.observe(document, { childList: true, subtree: true });
  }, CARD);
}

/** Milliseconds from the last byte of the facts to the first card on the screen. */
export async function firstCardAfterFacts(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName("first-card").length > 0);
  return page.evaluate(() => {
    const [facts] = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith("/facts"));
    const [mark] = performance.getEntriesByName("first-card");
    if (!facts || !mark) return Number.NaN;
    return mark.startTime - (facts.startTime + facts.duration);
  });
}

export function countCards(page: Page): Promise<number> {
  return page.locator(CARD).count();
}

export function countRows(page: Page): Promise<number> {
  return page.locator(`${LIST} [data-index]`).count();
}

/** Milliseconds from a key to the frame in which a row of the context is there. */
export async function jumpToRow(page: Page, key: string, row: number): Promise<number> {
  const start = performance.now();
  await page.keyboard.press(key);
  const wanted = `${LIST} [data-index="${row}"]`;
  await page.waitForFunction((selector) => document.querySelector(selector) !== null, wanted, {
    polling: "raf",
  });
  return performance.now() - start;
}

const STEPS = 40;

/** Moves the pointer to the middle of an element. */
export async function pointAt(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`nothing to point at: ${selector}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** Turns the wheel over an element, a step a frame, there and back. */
export async function turnWheel(page: Page, selector: string, delta: number): Promise<void> {
  await pointAt(page, selector);
  const before = await placeOf(page);
  for (let step = 0; step < STEPS; step++) {
    if (step === STEPS / 2 && (await placeOf(page)) === before) {
      throw new Error(`the wheel moved nothing: ${selector}`);
    }
    await page.mouse.wheel(0, step < STEPS / 2 ? delta : -delta);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Where the tree and the list are, as one text. */
function placeOf(page: Page): Promise<string> {
  return page.evaluate((list) => {
    const viewport = document.querySelector<HTMLElement>(".react-flow__viewport");
    return `${viewport?.style.transform} ${document.querySelector(list)?.scrollTop}`;
  }, LIST);
}

const ZOOM_STEPS = 30;
const ZOOM = 120;

/** Turns the wheel over the tree with the key that makes it zoom: all the way out, and in again. The most cards mounted on the way. */
export async function zoomOutAndIn(page: Page): Promise<number> {
  await pointAt(page, TREE);
  await page.keyboard.down("Control");
  const before = await placeOf(page);
  let most = 0;
  for (let step = 0; step < 2 * ZOOM_STEPS; step++) {
    if (step === ZOOM_STEPS && (await placeOf(page)) === before) {
      throw new Error("the wheel zoomed nothing");
    }
    await page.mouse.wheel(0, step < ZOOM_STEPS ? ZOOM : -ZOOM);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    most = Math.max(most, await countCards(page));
  }
  await page.keyboard.up("Control");
  return most;
}
