import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Milliseconds from now to the frame behind the one that draws what a selector finds; NaN where none does in time. */
    timeUntil(selector: string): Promise<number>;
  }
}

/** A message of the context with its text, not only the first words that facts hold. */
export const FIRST_MESSAGE = "[role=tabpanel] article .markdown";
/** For the tree every line has to be read. */
export const FIRST_CARD = '[role="treeitem"]';

const PATIENCE = 120_000;

/** Lets what the page does be timed within it: asking from outside takes longer than some of it. Before the page is loaded. */
export async function timeWithin(page: Page): Promise<void> {
  await page.addInitScript((patience) => {
    window.timeUntil = (selector) => {
      const start = performance.now();
      return new Promise((done) => {
        const look = () => {
          if (document.querySelector(selector)) {
            requestAnimationFrame(() => done(performance.now() - start));
          } else if (performance.now() - start > patience) done(Number.NaN);
          else requestAnimationFrame(look);
        };
        look();
      });
    };
  }, PATIENCE);
}
