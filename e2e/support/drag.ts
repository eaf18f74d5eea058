import type { CDPSession, Page } from "@playwright/test";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Drags files and folders of the disk into the window and lets go of them there, as the browser itself does it. */
export async function dragFromDisk(
  page: Page,
  paths: readonly string[],
  { x, y }: Point = { x: 3, y: 3 },
): Promise<void> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await browser.send("Input.dispatchDragEvent", { type, x, y, data });
  }
  await browser.detach();
}
