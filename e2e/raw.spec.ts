import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { startApp } from "./support/app.ts";
import { dropFiles, expectSession, sessionLink, watchFaults } from "./support/page.ts";
import { fixtureSessions, fixtures } from "./support/sessions.ts";

const raw = (page: Page) => page.getByRole("tabpanel", { name: "Raw" });

test("a diagnostic leads to its line, and the records can be walked and read as they stand", async ({
  page,
}) => {
  const app = await startApp({ dir: fixtureSessions });
  const faults = watchFaults(page);
  await page.goto(app.url);
  await sessionLink(page, "A damaged file").click();
  await expectSession(page, "A damaged file");
  await page.getByRole("button", { name: /diagnostics/ }).click();
  const row = page.getByRole("row").filter({ hasText: "missing-parent" });
  await row.getByRole("button", { name: "Show line" }).click();
  await expect(page).toHaveURL(/tab=raw/);
  await expect(raw(page).getByText(/^line \d+$/)).toBeVisible();
  await expect(raw(page).getByRole("region", { name: "The record" })).toContainText('"parentId"');
  await page.getByRole("button", { name: "Close diagnostics" }).click();

  const records = raw(page).getByRole("listbox", { name: "Records of the file" });
  await records.focus();
  await page.keyboard.press("Home");
  await expect(raw(page).getByText("position 0")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(raw(page).getByText("position 1")).toBeVisible();
  await raw(page).getByText("As in file").click();
  await expect(raw(page).getByRole("region", { name: "The record" })).toContainText('{"');
  expect(faults).toEqual([]);
  await app.stop();
});

test("the records of a dropped file are its own bytes", async ({ page }) => {
  const app = await startApp({ dir: fixtureSessions });
  await page.goto(app.url);
  const bytes = readFileSync(join(fixtures, "bushy.jsonl"));
  await dropFiles(page, [{ name: "bushy.jsonl", bytes }]);
  await page.getByRole("tab", { name: "Raw" }).click();
  await raw(page).getByText("As in file").click();
  const last = bytes.toString("utf8").trimEnd().split("\n").at(-1) ?? "";
  await expect(raw(page).getByRole("region", { name: "The record" })).toHaveText(last);
  await app.stop();
});
