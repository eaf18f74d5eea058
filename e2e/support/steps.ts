// Steps that lead from the list to a state of the page.

import { expect, type Page } from "@playwright/test";
import { context, expectSession, sessionLink } from "./page.ts";

export async function openSession(page: Page, title: string | RegExp): Promise<void> {
  await sessionLink(page, title).click();
  await expectSession(page, title);
}

/** Where there is room for one panel only, the tree is a tab that is not shown at first. */
export async function openOnPhone(page: Page, title: string): Promise<void> {
  await sessionLink(page, title).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name }).click();
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
}

export async function openMenu(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: button }).first().click();
  await expect(page.getByRole("menu")).toBeVisible();
}

export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
  await expect(page.getByRole("main")).toBeVisible();
}

export async function filterList(page: Page, words: string): Promise<void> {
  await page.getByRole("searchbox").fill(words);
}

/** Opens everything of a kind that is folded on the screen; menus are no folds. */
export async function unfold(page: Page, name: string | RegExp): Promise<void> {
  const folded = context(page)
    .getByRole("button", { name, expanded: false })
    .and(page.locator(":not([aria-haspopup])"));
  while ((await folded.count()) > 0) await folded.first().click();
}
