import type { Browser } from "@playwright/test";
import { peakMemory } from "./peak-memory.ts";

/** The most memory that a tab of the browser ever held, in megabytes, by the system's own accounting. */
export async function peakTabMemory(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  await devtools.detach();
  const tabs = processInfo.filter(({ type }) => type === "renderer");
  return Math.max(...tabs.map(({ id }) => peakMemory(id)));
}
