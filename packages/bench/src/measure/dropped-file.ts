import type { Page } from "@playwright/test";

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
  /** Milliseconds from the choice of the file to the first message on the screen; NaN where none came. */
  readonly first: number;
  /** … to the tree, for which every line has to be read. */
  readonly whole: number;
}

const MESSAGE = "[data-index]";
const CARD = '[role="treeitem"]';
const PATIENCE = 120_000;

/** Opens a file by the page's own button. */
export async function openFile(page: Page, path: string): Promise<Opening> {
  // The newer dialog cannot be answered from outside.
  await page.evaluate(() => Object.assign(window, { showOpenFilePicker: undefined }));
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page
      .getByRole("button", { name: /\bfile$/ })
      .first()
      .click(),
  ]);
  const start = performance.now();
  const until = async (selector: string) => {
    try {
      await page.waitForSelector(selector, { timeout: PATIENCE });
      return performance.now() - start;
    } catch {
      return Number.NaN; // the tab died, or is as good as dead
    }
  };
  await chooser.setFiles(path);
  const [first, whole] = await Promise.all([until(MESSAGE), until(CARD)]);
  return { first, whole };
}
