import type { JSHandle, Page } from "@playwright/test";
import { FIRST_CARD, FIRST_MESSAGE, timeWithin } from "./time-until.ts";

/** Milliseconds of reading a file in the browser and doing nothing with it, by the fastest way known. */
export async function bareRead(page: Page, path: string): Promise<number> {
  await page.setContent('<input type="file">');
  const input = page.locator("input");
  await input.setInputFiles(path);
  return input.evaluate(async (element) => {
    const file = element instanceof HTMLInputElement ? element.files?.[0] : undefined;
    if (!file) throw new Error("no file was chosen");
    const start = performance.now();
    const reader = file.stream().getReader({ mode: "byob" });
    // Chromium forgets a pending read that nothing holds on to.
    Object.assign(globalThis, { reader });
    let buffer = new ArrayBuffer(1 << 20);
    for (;;) {
      const { done, value } = await reader.read(new Uint8Array(buffer));
      if (done) return performance.now() - start;
      buffer = value.buffer;
    }
  });
}

export interface Opening {
  /** Milliseconds from the drop of the file to the first message on the screen; NaN where none came. */
  readonly first: number;
  /** … to the facts of all of it in the page, which marks that moment. */
  readonly facts: number;
  /** … to the tree that is drawn of them. */
  readonly whole: number;
}

/** Drops a file on a page, as a person would once it stands, and waits for it. Before the page is loaded. */
export async function dropFile(page: Page, url: string, path: string): Promise<Opening> {
  await timeWithin(page);
  await page.goto(url);
  await page.locator("html[data-preloaded]").waitFor();
  const held = await takeInHand(page, path);
  return held.evaluate(
    async (file, [message, card]) => {
      const start = performance.now();
      const times = Promise.all([window.timeUntil(message), window.timeUntil(card)]);
      file.drop();
      const [first, whole] = await times;
      const [marked] = performance.getEntriesByName("leafwalk: facts of a file");
      return { first, facts: (marked?.startTime ?? Number.NaN) - start, whole };
    },
    [FIRST_MESSAGE, FIRST_CARD] as const,
  );
}

/** Drops a file on a page that stands. */
export async function dropOn(page: Page, path: string): Promise<void> {
  const held = await takeInHand(page, path);
  await held.evaluate(({ drop }) => drop());
  await held.dispose();
}

/** A file within the page that can be dropped on it. */
async function takeInHand(page: Page, path: string): Promise<JSHandle<{ drop(): void }>> {
  const input = await page.evaluateHandle(() => {
    const element = document.createElement("input");
    element.type = "file";
    return element;
  });
  await input.setInputFiles(path);
  const held = await input.evaluateHandle((element) => {
    const file = element.files?.[0];
    if (!file) throw new Error("no file was chosen");
    return {
      drop() {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(file);
        for (const kind of ["dragenter", "dragover", "drop"]) {
          const init = { dataTransfer, bubbles: true, cancelable: true };
          document.body.dispatchEvent(new DragEvent(kind, init));
        }
      },
    };
  });
  await input.dispose();
  return held;
}
