// What is pictured, one line each: the address or the way to it, and what is on the page when it is ready.

import { expect, type Page } from "@playwright/test";
import { cards, context, dropFiles, sessionLink } from "../support/page.ts";
import { BUSHY } from "./sessions.ts";

export interface Scene {
  readonly name: string;
  readonly size?: "phone";
  /** A server that found no sessions. */
  readonly isEmpty?: boolean;
  /** Leads from the list to what is pictured. */
  show(page: Page): Promise<void>;
}

const REFACTORING = "A refactoring with branches";
const BUG_HUNT = "A long bug hunt";
const DAMAGED = "A damaged file";

async function openSession(page: Page, title: string): Promise<void> {
  await sessionLink(page, title).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

async function openBeside(page: Page, title: string): Promise<void> {
  await openSession(page, title);
  await expect(cards(page).first()).toBeVisible();
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name }).click();
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
}

export const scenes: readonly Scene[] = [
  { name: "list", show: (page) => expect(sessionLink(page, BUSHY)).toBeVisible() },
  { name: "session", show: (page) => openBeside(page, REFACTORING) },
  {
    name: "bushy",
    async show(page) {
      await openBeside(page, BUSHY);
      await page.getByRole("button", { name: "Fit the tree" }).click();
    },
  },
  {
    name: "compacted",
    async show(page) {
      await openBeside(page, BUG_HUNT);
      await context(page).getByRole("button", { name: "Show" }).first().click();
    },
  },
  {
    name: "transcript",
    async show(page) {
      await openBeside(page, BUG_HUNT);
      await openTab(page, "Transcript");
    },
  },
  {
    name: "raw",
    async show(page) {
      await openBeside(page, DAMAGED);
      await openTab(page, "Raw");
    },
  },
  {
    name: "damaged",
    async show(page) {
      await openBeside(page, DAMAGED);
      await page.getByRole("button", { name: /diagnostics/ }).click();
    },
  },
  {
    name: "find",
    async show(page) {
      await openBeside(page, REFACTORING);
      await page.keyboard.press("/");
      await page.keyboard.type("parse");
      await expect(
        page
          .getByRole("search")
          .getByText(/hits? in/)
          .first(),
      ).toBeVisible();
      await page.keyboard.press("Enter");
    },
  },
  {
    name: "about",
    async show(page) {
      await openBeside(page, REFACTORING);
      await page.keyboard.press("i");
      await expect(page.getByRole("dialog", { name: "About this session" })).toBeVisible();
    },
  },
  {
    name: "unread-line",
    async show(page) {
      await openBeside(page, DAMAGED);
      await openTab(page, "Raw");
      await page
        .getByRole("option", { name: /Not read/ })
        .first()
        .click();
      await expect(page.getByText(/cannot be read as JSON|torn start/).first()).toBeVisible();
    },
  },
  {
    name: "keys",
    async show(page) {
      await openBeside(page, REFACTORING);
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "empty",
    isEmpty: true,
    show: (page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible(),
  },
  {
    name: "drop",
    async show(page) {
      await dragOver(page);
      await expect(page.getByText(/Drop to open/)).toBeVisible();
    },
  },
  {
    name: "refused",
    async show(page) {
      await dropFiles(page, [{ name: "holiday.png", bytes: "\u0089PNG", type: "image/png" }]);
      await expect(page.getByText(/holiday\.png/)).toBeVisible();
    },
  },
  {
    name: "phone-list",
    size: "phone",
    show: (page) => expect(sessionLink(page, BUSHY)).toBeVisible(),
  },
  {
    name: "phone-empty",
    size: "phone",
    isEmpty: true,
    show: (page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible(),
  },
  { name: "phone", size: "phone", show: (page) => openSession(page, REFACTORING) },
  {
    name: "phone-tree",
    size: "phone",
    async show(page) {
      await openSession(page, BUSHY);
      await openTab(page, "Tree");
      await expect(cards(page).first()).toBeVisible();
    },
  },
  {
    name: "phone-damaged",
    size: "phone",
    async show(page) {
      await openSession(page, DAMAGED);
      await page.getByRole("button", { name: /diagnostics/ }).click();
    },
  },
];

async function dragOver(page: Page): Promise<void> {
  await page.evaluate(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["{}"], "session.jsonl"));
    transfer.items.add(new File(["{}"], "another.jsonl"));
    const drag = (kind: string) =>
      document.body.dispatchEvent(
        new DragEvent(kind, { dataTransfer: transfer, bubbles: true, cancelable: true }),
      );
    drag("dragenter");
    // A pointer that rests goes on telling where it is; without it the overlay takes itself away.
    setInterval(() => drag("dragover"), 50);
  });
}
