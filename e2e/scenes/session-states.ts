// States of a session besides those that are pictured.

import { expect, type Page } from "@playwright/test";
import { expectReading, holdFacts } from "../support/held-reading.ts";
import { chooseCard, context, sessionLink } from "../support/page.ts";
import { openMenu, openOnPhone, openSession, openTab, unfold } from "../support/steps.ts";
import type { Scene } from "./scene.ts";
import { ALL_TYPES, BUG_HUNT, BUSHY, largeRefactoring, REFACTORING } from "./sessions.ts";

export const sessionStates: readonly Scene[] = [
  {
    name: "left out groups, open and explained",
    async show(page) {
      await openSession(page, BUG_HUNT);
      await unfold(page, "Show");
      await unfold(page, "why");
    },
  },
  {
    name: "tool cards and thinking, open",
    async show(page) {
      await openSession(page, REFACTORING);
      await unfold(page, /^(?!why|Show)/);
    },
  },
  {
    name: "every kind of entry, as documented",
    async show(page) {
      await openSession(page, ALL_TYPES);
      await context(page).getByText("as documented").first().click();
      await unfold(page, /./);
    },
  },
  {
    name: "transcript of every kind of entry",
    async show(page) {
      await openSession(page, ALL_TYPES);
      await openTab(page, "Transcript");
    },
  },
  {
    name: "an entry that is looked at",
    async show(page) {
      await openSession(page, REFACTORING);
      await page.keyboard.press("k");
      await expect(page).toHaveURL(/entry=/);
    },
  },
  {
    name: "another branch",
    async show(page) {
      await openSession(page, BUSHY);
      // The first choice unfolds it.
      for (const _ of ["fold", "card"]) await chooseCard(page, "Try a mirror");
      await expect(page).toHaveURL(/leaf=/);
    },
  },
  {
    name: "what is not sent, as a menu",
    async show(page) {
      await openSession(page, "Move the filter parser to a table");
      await page.getByRole("button", { name: /\d sent of \d/ }).click();
      await expect(page.getByRole("menu", { name: "Not sent" })).toBeVisible();
    },
  },
  {
    name: "tree filter menu",
    async show(page) {
      await openSession(page, REFACTORING);
      await openMenu(page, /^Show: /);
    },
  },
  {
    name: "rows instead of cards",
    async show(page) {
      await openSession(page, REFACTORING);
      await page.getByRole("separator", { name: "Width of the tree" }).focus();
      await page.keyboard.press("Home");
      await expect(page.getByRole("button", { name: "Fit the tree" })).toBeHidden();
    },
  },
  {
    name: "the end of a session that the server still reads",
    async show(page) {
      await standInForLarge(page, Buffer.from(largeRefactoring()));
      await sessionLink(page, REFACTORING).click();
      await expectReading(page, REFACTORING);
      await expect(context(page).getByRole("article").last()).toBeInViewport();
    },
  },
  {
    name: "phone, context",
    size: "phone",
    async show(page) {
      await openOnPhone(page, BUG_HUNT);
      await unfold(page, "Show");
    },
  },
  {
    name: "phone, transcript",
    size: "phone",
    async show(page) {
      await openOnPhone(page, BUG_HUNT);
      await openTab(page, "Transcript");
    },
  },
  {
    name: "phone, raw",
    size: "phone",
    async show(page) {
      await openOnPhone(page, BUG_HUNT);
      await openTab(page, "Raw");
    },
  },
];

/** Every session is this large file, of which the facts never come. */
async function standInForLarge(page: Page, bytes: Buffer): Promise<void> {
  await holdFacts(page);
  await page.route(/\/api\/sessions\/[^/?]+\/row$/, async (route) => {
    const row = await (await route.fetch()).json();
    await route.fulfill({ json: { ...row, size: bytes.length } });
  });
  await page.route(/\/api\/sessions\/[^/?]+\/raw\?/, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [from, to] = [Number(query.get("from")), Number(query.get("to"))];
    return route.fulfill({ body: bytes.subarray(from, to) });
  });
}
