// What a session's markup must be, on whichever tab is open.

import { expect, type Page } from "@playwright/test";
import type { DomExpectations, Expectations } from "./expectations.ts";
import type { Checks } from "./run-checks.ts";

export interface ShownPage {
  readonly page: Page;
  readonly expect: Expectations;
}

/** On every tab. */
export const markupChecks: Checks<ShownPage, DomExpectations> = {
  async everyAnchorProtocolIn({ page }, protocols) {
    const found = await page.evaluate(() => [...document.links].map((link) => link.protocol));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((protocol) => !protocols.includes(protocol))).toEqual([]);
  },

  async noElements({ page }, selectors) {
    const inside = selectors.map((selector) => `#root ${selector}`).join(", ");
    await expect(page.locator(inside)).toHaveCount(0);
  },

  async documentTitleUnchanged({ page }) {
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    // The view and the leaf may stand around it.
    expect((await page.title()).split(" · ")).toEqual(
      expect.arrayContaining([...(heading ?? "").split(" · "), "Leafwalk"]),
    );
  },

  async nodesMountedAtMost({ page }, most) {
    expect(await page.locator("*").count()).toBeLessThanOrEqual(most);
  },

  async textNodesAtMostChars({ page }, most) {
    const read = await page.evaluate(() => document.body.textContent ?? "");
    expect(read.length).toBeLessThanOrEqual(most);
  },
};

/** Where entries are drawn, not where their lines stand as they are in the file. */
export const textChecks: Checks<ShownPage, DomExpectations> = {
  async anchorsToKeep({ page }, addresses) {
    for (const address of addresses) {
      await expect(page.locator(`a[href="${address}"]`).first()).toBeVisible();
    }
  },

  async inEachEntryText({ page, expect: { entries = 0 } }, texts) {
    const read = async () => (await page.getByRole("tabpanel").textContent()) ?? "";
    for (const text of texts) {
      const count = async () => (await read()).split(text).length - 1;
      await expect.poll(count).toBeGreaterThanOrEqual(entries);
    }
  },

  async textMustContain({ page }, texts) {
    for (const text of texts) await expect(page.getByRole("tabpanel")).toContainText(text);
  },

  async textMustNotContain({ page }, texts) {
    expect(await findTexts(page, texts)).toEqual([]);
  },
};

/** Those of the texts that stand somewhere in the page. */
export async function findTexts(page: Page, texts: readonly string[]): Promise<string[]> {
  const read = await readEverything(page);
  return texts.filter((text) => read.includes(text));
}

/** Text and the attributes that are read out or shown on hover. */
function readEverything(page: Page): Promise<string> {
  return page.evaluate(() => {
    const pieces = [document.title, document.body.textContent ?? ""];
    for (const element of document.querySelectorAll("[title], [aria-label], [alt]")) {
      for (const name of ["title", "aria-label", "alt"])
        pieces.push(element.getAttribute(name) ?? "");
    }
    return pieces.join("\n");
  });
}

/** Follows every link but those that only lead elsewhere, and looks whether a text got to run. */
export async function clickEveryLink(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isHarmless = (target: EventTarget | null) =>
      target instanceof HTMLAnchorElement && /^(https?|mailto):$/.test(target.protocol);
    const keep = (event: Event) => {
      if (!isHarmless(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener("click", keep, { capture: true });
    for (const link of document.querySelectorAll("a")) link.click();
    window.removeEventListener("click", keep, { capture: true });
  });
}

/** Nothing of a text ran, hid the page, widened it or broke it. */
export async function expectUnharmed({ page, expect: { mustNotRender = [] } }: ShownPage) {
  expect(await page.evaluate(() => "__pwned" in window)).toBe(false);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(listWide)).toEqual([]);
  await expect(page.getByText(/could not be (drawn|read)/)).toHaveCount(0);
  expect(await findTexts(page, mustNotRender)).toEqual([]);
}

/** Runs in the page: its parts that have to be scrolled sideways although they were made to be read downwards. */
function listWide(): string[] {
  const parts = [document.documentElement, ...document.querySelectorAll("[role=tabpanel] section")];
  const wide = parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  return wide.map((part) => `${part.tagName} ${part.getAttribute("aria-label")}`);
}
