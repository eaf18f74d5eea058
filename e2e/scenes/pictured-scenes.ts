// What `npm run screenshots` takes pictures of; axe looks at it, too.

import { expect, type Page } from "@playwright/test";
import { expectReading, holdReading, tellProgress } from "../support/held-reading.ts";
import { cards, context, dropFiles, sessionLink } from "../support/page.ts";
import { openOnPhone, openSession, openTab } from "../support/steps.ts";
import type { Scene } from "./scene.ts";
import { BUG_HUNT, BUSHY, DAMAGED, largeRefactoring, REFACTORING } from "./sessions.ts";

export const picturedScenes: readonly Scene[] = [
  { name: "list", show: (page) => expect(sessionLink(page, BUSHY)).toBeVisible() },
  { name: "session", show: (page) => openSession(page, REFACTORING) },
  {
    name: "bushy",
    async show(page) {
      await openSession(page, BUSHY);
      await page.getByRole("button", { name: "Fit the tree" }).click();
    },
  },
  {
    name: "compacted",
    async show(page) {
      await openSession(page, BUG_HUNT);
      await context(page).getByRole("button", { name: "Show" }).first().click();
    },
  },
  {
    name: "transcript",
    async show(page) {
      await openSession(page, BUG_HUNT);
      await openTab(page, "Transcript");
    },
  },
  {
    name: "raw",
    async show(page) {
      await openSession(page, DAMAGED);
      await openTab(page, "Raw");
    },
  },
  {
    name: "damaged",
    async show(page) {
      await openSession(page, DAMAGED);
      await page.getByRole("button", { name: /diagnostics/ }).click();
    },
  },
  {
    name: "find",
    async show(page) {
      await openSession(page, REFACTORING);
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
      await openSession(page, REFACTORING);
      await page.keyboard.press("i");
      await expect(page.getByRole("dialog", { name: "About this session" })).toBeVisible();
    },
  },
  {
    name: "unread-line",
    async show(page) {
      await openSession(page, DAMAGED);
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
      await openSession(page, REFACTORING);
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
  { name: "reading", show: showReading },
  { name: "phone-reading", size: "phone", show: showReading },
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
  { name: "phone", size: "phone", show: (page) => openOnPhone(page, REFACTORING) },
  {
    name: "phone-tree",
    size: "phone",
    async show(page) {
      await openOnPhone(page, BUSHY);
      await openTab(page, "Tree");
      await expect(cards(page).first()).toBeVisible();
    },
  },
  {
    name: "phone-damaged",
    size: "phone",
    async show(page) {
      await openOnPhone(page, DAMAGED);
      await page.getByRole("button", { name: /diagnostics/ }).click();
    },
  },
];

/** The end of a large file, while the rest of it is read. */
async function showReading(page: Page): Promise<void> {
  await holdReading(page);
  await page.reload();
  await expect(sessionLink(page, BUSHY)).toBeVisible();
  await page.locator("html[data-preloaded]").waitFor();
  await dropFiles(page, [{ name: "refactoring.jsonl", bytes: largeRefactoring() }]);
  await expectReading(page, REFACTORING);
  await expect(context(page).getByRole("article").last()).toBeInViewport();
  await tellProgress(page, 5_300_000, 6);
}

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
