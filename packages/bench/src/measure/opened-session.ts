import type { Page } from "@playwright/test";
import { FIRST_CARD, FIRST_MESSAGE, timeWithin } from "./time-until.ts";

export interface OpenedSession {
  /** Milliseconds from a click in the list to the first message on the screen. */
  readonly first: number;
  /** … to the tree. */
  readonly whole: number;
}

/** Opens the one session of a server's list, once the list and the session screen's code are there. */
export async function openFromList(page: Page, url: string): Promise<OpenedSession> {
  await timeWithin(page);
  await page.goto(url);
  await page.locator("html[data-preloaded]").waitFor();
  const link = page
    .getByRole("list", { name: /sessions/i })
    .getByRole("link")
    .first();
  await link.waitFor();
  return link.evaluate(
    async (element, [message, card]) => {
      const times = Promise.all([window.timeUntil(message), window.timeUntil(card)]);
      if (element instanceof HTMLElement) element.click();
      const [first, whole] = await times;
      return { first, whole };
    },
    [FIRST_MESSAGE, FIRST_CARD] as const,
  );
}
