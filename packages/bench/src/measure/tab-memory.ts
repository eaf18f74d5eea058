import type { Browser, Page } from "@playwright/test";
import { memoryNow, peakMemory } from "./peak-memory.ts";

/** The most memory that a tab of the browser ever held, in megabytes, by the system's own accounting. */
export async function peakTabMemory(browser: Browser): Promise<number> {
  return Math.max(...(await processesOf(browser, "renderer")).map(peakMemory));
}

/**
 * What the largest tab holds now, in megabytes, once its garbage and that of its workers is collected. The
 * browser has to be started with `COLLECTING`.
 */
export async function tabMemory(browser: Browser, page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  // What a collection frees may be what held other things.
  for (let round = 0; round < 3; round++) {
    for (const worker of page.workers()) await worker.evaluate(collectGarbage);
    // Unlike a script's, this collection also gives back the nursery that opening has widened: V8's room
    // for new objects, up to 48 MB, which holds nothing by now.
    await devtools.send("HeapProfiler.collectGarbage");
  }
  // What is free already goes back to the system.
  await devtools.send("Memory.simulatePressureNotification", { level: "critical" });
  await devtools.detach();
  return Math.max(...(await processesOf(browser, "renderer")).map(memoryNow));
}

function collectGarbage(): void {
  if (!("gc" in globalThis) || typeof globalThis.gc !== "function") throw new Error("no gc");
  globalThis.gc();
}

/** Numbers of the browser's processes: all of them, or those of a kind. */
export async function processesOf(browser: Browser, kind?: "renderer"): Promise<number[]> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  await devtools.detach();
  return processInfo.filter(({ type }) => kind === undefined || type === kind).map(({ id }) => id);
}
