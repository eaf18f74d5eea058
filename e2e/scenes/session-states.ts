// States of a session besides those that are pictured.

import { expect } from "@playwright/test";
import { chooseCard, context } from "../support/page.ts";
import { openMenu, openOnPhone, openSession, openTab, unfold } from "../support/steps.ts";
import type { Scene } from "./scene.ts";
import { ALL_TYPES, BUG_HUNT, BUSHY, REFACTORING } from "./sessions.ts";

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
