import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { startApp } from "./support/app.ts";
import { expectSession, sessionLink } from "./support/page.ts";
import { fixtureSessions } from "./support/sessions.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test(`the screens have no fault that axe finds, ${colorScheme}`, async ({ browser }) => {
    const app = await startApp({ dir: fixtureSessions });
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    const check = async () => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa"])
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    };
    await page.goto(app.url);
    await expect(sessionLink(page, "Lamp check")).toBeVisible();
    await check();
    await sessionLink(page, "Move the filter parser to a table").click();
    await expectSession(page, "Move the filter parser to a table");
    await check();
    await page.goto(app.url);
    await sessionLink(page, "A damaged file").click();
    await page.getByRole("button", { name: /diagnostics/ }).click();
    await check();
    await context.close();

    const demo = await startApp();
    const empty = await browser.newContext({ colorScheme });
    const first = await empty.newPage();
    await first.goto(demo.url);
    await expect(first.getByRole("heading", { level: 1 })).toBeVisible();
    await empty.close();
    await demo.stop();
    await app.stop();
  });
}
