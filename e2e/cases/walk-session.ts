import { expect, type Page, test } from "@playwright/test";
import { cards } from "../support/page.ts";
import { openFolds, openPanel } from "./case-page.ts";
import { clickEveryLink, expectUnharmed, markupChecks, textChecks } from "./dom-checks.ts";
import { contextChecks, entryChecks } from "./entry-checks.ts";
import type { SessionCase } from "./expectations.ts";
import { runChecks } from "./run-checks.ts";
import { treeChecks } from "./tree-checks.ts";

const LARGE = 300_000;

/** Whether a session is looked at as it opens, in a window of a usual size: the rest of it is too much. */
export function isLarge({ text }: SessionCase): boolean {
  return text.length > LARGE;
}

/** Looks at the tree and at every tab of a session that is on the screen, with everything in them open. */
export async function walkSession(page: Page, session: SessionCase): Promise<void> {
  const { expect: expected } = session;
  const { dom = {} } = expected;
  const shown = { page, expect: expected };
  await expect(cards(page).first()).toBeVisible();
  await test.step("tree", () => runChecks(treeChecks, { page, session }, expected));
  for (const name of ["Context", "Transcript", "Raw"] as const) {
    await test.step(name, async () => {
      const panel = await openPanel(page, name);
      if (name !== "Raw") {
        if (!isLarge(session)) await openFolds(panel);
        await runChecks(entryChecks, { session, panel }, expected);
        await runChecks(textChecks, shown, dom);
      }
      if (name === "Context") await runChecks(contextChecks, { session, panel }, expected);
      await runChecks(markupChecks, shown, dom);
      await clickEveryLink(page);
      await expectUnharmed(shown);
    });
  }
}
