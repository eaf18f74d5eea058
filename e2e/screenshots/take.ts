import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";
import { picturedScenes } from "../scenes/pictured-scenes.ts";
import { type Stage, setStage } from "../scenes/stage.ts";

const out = process.env["LEAFWALK_PICTURES"] ?? join(import.meta.dirname, "pictures");

let stage: Stage;
test.beforeAll(async () => {
  mkdirSync(out, { recursive: true });
  stage = await setStage();
});
test.afterAll(() => stage.clear());

for (const scene of picturedScenes) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${scene.name}, ${colorScheme}`, async ({ browser }) => {
      const page = await stage.show(browser, scene, colorScheme);
      await page.waitForLoadState("networkidle");
      // What came last is laid out a frame later.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await page.screenshot({ path: join(out, `${scene.name}-${colorScheme}.png`) });
      await page.context().close();
    });
  }
}
