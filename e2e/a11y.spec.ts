import { expect, test } from "@playwright/test";
import { listStates } from "./scenes/list-states.ts";
import { picturedScenes } from "./scenes/pictured-scenes.ts";
import { sessionStates } from "./scenes/session-states.ts";
import { type Stage, setStage } from "./scenes/stage.ts";
import { findAxeFaults } from "./support/axe.ts";

let stage: Stage;
test.beforeAll(async () => {
  stage = await setStage();
});
test.afterAll(() => stage.clear());

for (const scene of [...picturedScenes, ...listStates, ...sessionStates]) {
  test(`axe finds no fault: ${scene.name}`, async ({ browser }) => {
    const page = await stage.show(browser, scene);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      expect(await findAxeFaults(page), colorScheme).toEqual([]);
    }
    await page.context().close();
  });
}
