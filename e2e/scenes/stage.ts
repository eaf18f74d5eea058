import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { startApp } from "../support/app.ts";
import type { Scene } from "./scene.ts";
import { writeSessions } from "./sessions.ts";

const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** Where scenes are shown: a server over the sessions made for them, and one that found none. */
export interface Stage {
  /** The scene in a browser context of its own, which the caller closes. */
  show(browser: Browser, scene: Scene, colorScheme?: "light" | "dark"): Promise<Page>;
  clear(): Promise<void>;
}

export async function setStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), "leafwalk-scenes-"));
  writeSessions(folder);
  const full = await startApp({ dir: folder });
  const empty = await startApp();
  return {
    async show(browser, { size = "desk", isEmpty, show }, colorScheme = "light") {
      const viewport = sizes[size];
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.goto((isEmpty ? empty : full).url);
      await show(page);
      return page;
    },
    async clear() {
      await full.stop();
      await empty.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
