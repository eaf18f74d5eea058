// Folders that lists of this kind are known to get wrong: our own, and those in ../shared where they are.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { findTexts } from "./cases/dom-checks.ts";
import { folderChecks } from "./cases/folder-checks.ts";
import { ownFolderCases } from "./cases/own-folders.ts";
import { runChecks } from "./cases/run-checks.ts";
import { listSharedFolderCases } from "./cases/shared-folders.ts";
import { test } from "./support/journey.ts";
import { watchFaults } from "./support/page.ts";
import { describeFolder } from "./support/sessions.ts";

for (const { name, lay, expect: expected } of [...ownFolderCases, ...listSharedFolderCases()]) {
  test(`the list of ${name} is what it must be, and no file is changed by it`, async ({
    page,
    folder,
    serve,
  }) => {
    const sessions = join(folder, "sessions");
    mkdirSync(sessions);
    lay(sessions);
    const before = describeFolder(sessions);
    const app = await serve({ dir: sessions });
    const faults = watchFaults(page);
    await page.goto(app.url);
    const keys = await readKeys(page, app.url);
    const { list, mustNotRender = [] } = expected;
    await runChecks(folderChecks, { page, keys, expect: list }, list);
    expect(await findTexts(page, mustNotRender)).toEqual([]);
    expect(faults).toEqual([]);
    await app.stop();
    expect(describeFolder(sessions)).toEqual(before);
  });
}

async function readKeys(page: Page, url: string): Promise<ReadonlyMap<string, string>> {
  const { sessions } = await (await page.request.get(`${url}/api/sessions`)).json();
  return new Map(
    sessions.flatMap(({ file, key }: { file: string; key: string }) => [
      [file, key],
      [/_(.*)\.jsonl$/.exec(file)?.[1] ?? file, key],
    ]),
  );
}
