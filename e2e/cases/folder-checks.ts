import { expect, type Locator, type Page } from "@playwright/test";
import { findTexts } from "./dom-checks.ts";
import type { ListExpectations } from "./folder-expectations.ts";
import type { Checks } from "./run-checks.ts";

export interface ShownList {
  readonly page: Page;
  /** Keys of the sessions at the top, by the ids that end their files' names and by their files. */
  readonly keys: ReadonlyMap<string, string>;
  readonly expect: ListExpectations;
}

export const folderChecks: Checks<ShownList, ListExpectations> = {
  async sessions({ page }, count) {
    await expect(rows(page)).toHaveCount(count);
  },

  async groups({ page }, groups) {
    for (const [cwd, count] of Object.entries(groups)) {
      const group = projectLink(page, cwd);
      await expect(group).toContainText(String(count));
      await group.click();
      await expect(rows(page)).toHaveCount(count);
    }
    await page.getByRole("link", { name: /^All sessions/ }).click();
  },

  async topLevelSessions(list, ids) {
    for (const id of ids) {
      await expect(rowOf(list, id)).toBeVisible();
      await expect(rowOf(list, id).getByRole("img", { name: "Damaged" })).toHaveCount(0);
    }
    const damaged = list.expect.damaged ?? [];
    await expect(rows(list.page)).toHaveCount(ids.length + damaged.length);
  },

  async damaged(list, files) {
    for (const file of files) {
      await expect(rowOf(list, file).getByRole("img", { name: "Damaged" })).toBeVisible();
    }
  },

  async childSessions(list, families) {
    for (const [id, children] of Object.entries(families)) {
      const before = await rows(list.page).count();
      await rowOf(list, id)
        .getByRole("button", { name: /subagent/ })
        .click();
      await expect(rows(list.page)).toHaveCount(before + children.length);
    }
  },

  async neverListed({ page }, texts) {
    expect(await findTexts(page, texts)).toEqual([]);
  },

  async orderNewestFirst({ page, keys }, ids) {
    const read = () =>
      links(page).evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    await expect.poll(read).toEqual(ids.map((id) => `/s/${keys.get(id)}`));
  },

  async modified(list, times) {
    for (const [id, time] of Object.entries(times)) {
      await expect(rowOf(list, id).locator("time")).toHaveAttribute("datetime", time);
    }
  },
};

function rows(page: Page): Locator {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link") });
}

function links(page: Page): Locator {
  return rows(page).getByRole("link");
}

function rowOf({ page, keys }: ShownList, name: string): Locator {
  return rows(page).filter({ has: page.locator(`a[href="/s/${keys.get(name)}"]`) });
}

function projectLink(page: Page, cwd: string): Locator {
  const projects = page.getByRole("navigation", { name: "Sessions" });
  if (cwd === "(unknown)") return projects.getByRole("link", { name: "No folder recorded" });
  return projects.getByTitle(cwd, { exact: true });
}
