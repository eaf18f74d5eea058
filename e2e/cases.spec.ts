// Sessions that pages of this kind are known to get wrong: our own, and those in ../shared where they are.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import type { SessionCase } from "./cases/expectations.ts";
import { listChecks } from "./cases/list-checks.ts";
import { ownCases } from "./cases/own-sessions.ts";
import { runChecks } from "./cases/run-checks.ts";
import { listSharedCases } from "./cases/shared-cases.ts";
import { isLarge, walkSession } from "./cases/walk-session.ts";
import { type App, startApp } from "./support/app.ts";
import { watchFaults } from "./support/page.ts";

const cases: readonly SessionCase[] = [...ownCases, ...listSharedCases()];

let folder: string;
let app: App;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "leafwalk-cases-"));
  const project = join(folder, "--srv-cases--");
  mkdirSync(project);
  for (const { name, text } of cases) writeFileSync(join(project, `${name}.jsonl`), text);
  app = await startApp({ dir: folder });
});

test.afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

for (const session of cases) {
  test(`${session.name} shows what it must`, async ({ page }) => {
    const faults = watchFaults(page);
    const address = await addressOf(page, session);
    // Tall enough for everything to be drawn.
    await page.setViewportSize({ width: 1440, height: 6000 });
    await page.goto(app.url);
    const link = page.locator(`a[href="${address}"]`);
    const row = page.getByRole("listitem").filter({ has: link });
    await runChecks(listChecks, { session, row }, session.expect);

    // Of what is large, not everything must be drawn.
    if (isLarge(session)) await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${app.url}${address}`);
    const { entries } = session.expect;
    if (entries === 0) await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    else await walkSession(page, session);
    expect(faults).toEqual([]);
  });
}

async function addressOf(page: Page, { name }: SessionCase): Promise<string> {
  const { sessions } = await (await page.request.get(`${app.url}/api/sessions`)).json();
  const { key } = sessions.find((row: { file: string }) => row.file === `${name}.jsonl`);
  return `/s/${key}`;
}
