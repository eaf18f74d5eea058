// States of the lists, and of what stands in their place, besides those that are pictured.

import { SessionBuilder } from "@leafwalk/core/testing";
import { expect } from "@playwright/test";
import { dropFiles, sessionLink } from "../support/page.ts";
import { filterList, goTo, openMenu } from "../support/steps.ts";
import type { Scene } from "./scene.ts";
import { BUG_HUNT } from "./sessions.ts";

const session = (id: string) => new SessionBuilder({ id, title: id }).user("x").text();

export const listStates: readonly Scene[] = [
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
];
