import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { root } from "./root.ts";

// As the journeys start it; Chromium refuses its sandbox to root.
const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** In pixels. */
const SCREEN = { width: 1440, height: 900 } as const;

/** Lets workers collect their garbage when they are told to. */
export const COLLECTING = "--js-flags=--expose-gc";

/** Starts the Chromium that the journeys use. */
async function startBrowser(...options: readonly string[]): Promise<Browser> {
  // Only parts that need a browser pay for loading all this.
  const { chromium } = await import("@playwright/test");
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const args = [...sandbox, ...quiet, ...options];
  return chromium.launch({ executablePath: await chromiumPath(), args });
}

/** Opens a page in a browser of its own, as large as a laptop's screen, for the length of some work. */
export async function withPage<T>(
  work: (page: Page, browser: Browser) => Promise<T>,
  ...options: readonly string[]
): Promise<T> {
  const browser = await startBrowser(...options);
  try {
    return await work(await browser.newPage({ viewport: SCREEN }), browser);
  } finally {
    await browser.close();
  }
}

async function chromiumPath(): Promise<string> {
  const finder = pathToFileURL(join(root, ".scripts/chromium.mjs")).href;
  // The cast is the boundary: the scripts have no types.
  const { ensureChromium } = (await import(/* @vite-ignore */ finder)) as {
    ensureChromium(): string | undefined;
  };
  const path = ensureChromium();
  if (path === undefined) throw new Error("no Chromium: set CHROMIUM_PATH to one");
  return path;
}
