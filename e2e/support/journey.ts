// What a journey is given besides its page. Whatever it starts or makes ends with it, also where it fails.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { type App, type StartOptions, startApp } from "./app.ts";

interface Given {
  /** Starts the real server. */
  readonly serve: (options?: StartOptions) => Promise<App>;
  /** An empty folder of the journey's own. */
  readonly folder: string;
}

export const test = base.extend<Given>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright takes no other first parameter
  serve: async ({}, use) => {
    const started: App[] = [];
    await use(async (options) => {
      const app = await startApp(options);
      started.push(app);
      return app;
    });
    for (const app of started) await app.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: see above
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "leafwalk-journey-"));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});
