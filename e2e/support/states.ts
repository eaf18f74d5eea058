// States of the page besides those that are pictured, one line each: what leads there from the list.

import { SessionBuilder } from "@leafwalk/core/testing";
import { expect, type Page } from "@playwright/test";
import type { Scene } from "../screenshots/scenes.ts";
import { BUSHY } from "../screenshots/sessions.ts";
import { chooseCard, context, dropFiles, expectSession, sessionLink } from "./page.ts";

const REFACTORING = "A refactoring with branches";
const BUG_HUNT = "A long bug hunt";
const ALL_TYPES = "Lamp check";

async function openSession(page: Page, title: string | RegExp): Promise<void> {
  await sessionLink(page, title).click();
  await expectSession(page, title);
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name }).click();
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
}

async function openMenu(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: button }).first().click();
  await expect(page.getByRole("menu")).toBeVisible();
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
  await expect(page.getByRole("main")).toBeVisible();
}

async function filterList(page: Page, words: string): Promise<void> {
  await page.getByRole("searchbox").fill(words);
}

/** Opens everything of a kind that is folded on the screen. */
async function unfold(page: Page, name: string | RegExp): Promise<void> {
  const folded = context(page).getByRole("button", { name, expanded: false });
  while ((await folded.count()) > 0) await folded.first().click();
}

const session = (id: string) => new SessionBuilder({ id, title: id }).user("x").text();

export const states: readonly Scene[] = [
  {
    name: "list, filtered",
    async show(page) {
      await filterList(page, "refactor");
      await expect(sessionLink(page, BUG_HUNT)).toHaveCount(0);
    },
  },
  {
    name: "list, nothing found",
    async show(page) {
      await filterList(page, "no session says this");
      await expect(page.getByRole("listitem").filter({ hasText: BUG_HUNT })).toHaveCount(0);
    },
  },
  {
    name: "list that cannot be had",
    async show(page) {
      await page.route("**/api/sessions*", (route) => route.abort());
      await page.reload();
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  { name: "list, status menu", show: (page) => openMenu(page, /^Status/) },
  { name: "list, order menu", show: (page) => openMenu(page, "Newest") },
  { name: "list, theme menu", show: (page) => openMenu(page, "Theme") },
  {
    name: "list, subagents open",
    async show(page) {
      await page
        .getByRole("button", { name: /subagent/ })
        .first()
        .click();
      await expect(page.getByRole("button", { name: /subagent/, expanded: true })).toBeVisible();
    },
  },
  { name: "address that leads nowhere", show: (page) => goTo(page, "/no/such/place") },
  { name: "session that is not there", show: (page) => goTo(page, "/s/AAAAAAAAAAAAAAAAAAAAAA") },
  {
    name: "file that is no session",
    async show(page) {
      await sessionLink(page, "not-a-session.jsonl").click();
      await expect(page.getByText(/not a session/i).first()).toBeVisible();
    },
  },
  {
    name: "empty file",
    async show(page) {
      await sessionLink(page, "empty.jsonl").click();
      await expect(page.getByText(/empty/i).first()).toBeVisible();
    },
  },
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
    name: "files of this tab",
    async show(page) {
      const names = ["one.jsonl", "two.jsonl"];
      await dropFiles(
        page,
        names.map((name) => ({ name, bytes: session(name) })),
      );
      await expect(page.getByRole("list", { name: "Opened in this tab" })).toBeVisible();
    },
  },
  { name: "no file in this tab", show: (page) => goTo(page, "/local") },
  {
    name: "phone, context",
    size: "phone",
    async show(page) {
      await sessionLink(page, BUG_HUNT).click();
      await unfold(page, "Show");
    },
  },
  {
    name: "phone, transcript",
    size: "phone",
    async show(page) {
      await sessionLink(page, BUG_HUNT).click();
      await openTab(page, "Transcript");
    },
  },
  {
    name: "phone, raw",
    size: "phone",
    async show(page) {
      await sessionLink(page, BUG_HUNT).click();
      await openTab(page, "Raw");
    },
  },
];
