import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { scenes } from "./screenshots/scenes.ts";
import { writeSessions } from "./screenshots/sessions.ts";
import { type App, startApp } from "./support/app.ts";
import { listStates } from "./support/list-states.ts";
import { sessionStates } from "./support/session-states.ts";

let folder: string;
let full: App;
let empty: App;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "leafwalk-a11y-"));
  writeSessions(folder);
  full = await startApp({ dir: folder });
  empty = await startApp();
});

test.afterAll(async () => {
  await full.stop();
  await empty.stop();
  rmSync(folder, { recursive: true });
});

const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

for (const { name, size = "desk", isEmpty, show } of [...scenes, ...listStates, ...sessionStates]) {
  test(`axe finds no fault: ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: sizes[size], reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto((isEmpty ? empty : full).url);
    await show(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa"])
        .analyze();
      const faults = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
      expect(faults, colorScheme).toEqual([]);
    }
    await context.close();
  });
}
