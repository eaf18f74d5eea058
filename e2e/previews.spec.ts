import { expect, test } from "@playwright/test";
import { startApp } from "./support/app.ts";
import { cards, context, expectSession, sessionLink } from "./support/page.ts";
import { fixtureSessions } from "./support/sessions.ts";

test("a card says the words of a message without the marks of markdown", async ({ page }) => {
  const app = await startApp({ dir: fixtureSessions });
  await page.goto(app.url);
  await sessionLink(page, "Move the filter parser to a table").click();
  await expectSession(page, "Move the filter parser to a table");
  await page.getByRole("button", { name: "Fit the tree" }).click();
  await expect(
    cards(page).filter({ hasText: "The fuzzer found a OR NOT b AND c" }).first(),
  ).toBeVisible();
  await app.stop();
});

test("a left-out row says words too", async ({ page }) => {
  const app = await startApp({ dir: fixtureSessions });
  await page.goto(`${app.url}/s/5e55a110000000a1?leaf=e31`);
  await expectSession(page, "Lamp check");
  await page.keyboard.press("g");
  const group = context(page).getByText("Left out: replaced by compaction").locator("..");
  await group.getByRole("button", { name: "Show" }).click();
  const row = context(page).getByRole("button", { name: /Why does the lamp flicker at dusk/ });
  await expect(row).toContainText("See lamp.log.");
  await app.stop();
});
