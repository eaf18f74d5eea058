import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "@playwright/test";
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

/** Starts the Chromium that the journeys use. */
export async function startBrowser(): Promise<Browser> {
  // Only parts that need a browser pay for loading all this.
  const { chromium } = await import("@playwright/test");
  const args = process.getuid?.() === 0 ? ["--no-sandbox", ...quiet] : quiet;
  return chromium.launch({ executablePath: await chromiumPath(), args });
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
