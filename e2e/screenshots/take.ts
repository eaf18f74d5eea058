import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "@playwright/test";
import { type App, startApp } from "../support/app.ts";
import { scenes } from "./scenes.ts";
import { writeSessions } from "./sessions.ts";

const out = process.env["LEAFWALK_PICTURES"] ?? join(import.meta.dirname, "pictures");
const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

let folder: string;
let full: App;
let empty: App;

test.beforeAll(async () => {
  mkdirSync(out, { recursive: true });
  folder = mkdtempSync(join(tmpdir(), "leafwalk-pictures-"));
  writeSessions(folder);
  full = await startApp({ dir: folder });
  empty = await startApp();
});

test.afterAll(async () => {
  await full.stop();
  await empty.stop();
  rmSync(folder, { recursive: true, force: true });
});

for (const scene of scenes) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${scene.name}, ${colorScheme}`, async ({ browser }) => {
      const viewport = sizes[scene.size ?? "desk"];
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.goto((scene.isEmpty ? empty : full).url);
      await scene.show(page);
      await page.waitForLoadState("networkidle");
      await page.screenshot({ path: join(out, `${scene.name}-${colorScheme}.png`) });
      await context.close();
    });
  }
}
