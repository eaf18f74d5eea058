// What the list must say of a session.

import { expect, type Locator } from "@playwright/test";
import { timeOf } from "./case-page.ts";
import type { Expectations, SessionCase } from "./expectations.ts";
import type { Checks } from "./run-checks.ts";

export interface ShownRow {
  readonly session: SessionCase;
  readonly row: Locator;
}

export const listChecks: Checks<ShownRow, Expectations> = {
  async list({ row }, { nameMustNotContain = [], singleLine }) {
    const link = row.getByRole("link");
    const name = `${await link.textContent()}${await link.getAttribute("title")}`;
    expect(nameMustNotContain.filter((text) => name.includes(text))).toEqual([]);
    expect(name).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    if (!singleLine) return;
    const lineHeight = 24;
    expect((await link.boundingBox())?.height).toBeLessThanOrEqual(lineHeight);
  },

  async visibleLabels({ row }, labels) {
    const all = Object.values(labels).join(", ");
    await expect(row.getByTitle(all, { exact: true })).toBeVisible();
  },

  async lastMessage({ row, session }, id) {
    await expect(row.locator("time")).toHaveAttribute("datetime", timeOf(session, id));
  },
};
