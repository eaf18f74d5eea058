import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";
import { cards, context, dropFiles, sessionLink, watchRequests } from "./support/page.ts";
import { fixtureSessions, fixtures } from "./support/sessions.ts";
import { openSession } from "./support/steps.ts";

test("a damaged file shows what can be read and says what is wrong", async ({ page, serve }) => {
  const app = await serve({ dir: fixtureSessions });
  await page.goto(app.url);
  await openSession(page, "A damaged file");
  await expect(context(page).getByText("Fields are read-only.")).toBeVisible();
  await page.getByRole("button", { name: /diagnostics/ }).click();
  const panel = page.getByRole("region", { name: "Diagnostics" });
  for (const code of [
    "malformed-line",
    "missing-parent",
    "multiple-records-on-line",
    "torn-record-salvaged",
    "record-spans-lines",
    "not-an-object",
    "truncated-tail",
    "unknown-type",
  ]) {
    await expect(panel.getByRole("gridcell", { name: code, exact: true })).toBeVisible();
  }
  await expect(panel.getByText("Made it a root")).toBeVisible();
});

test("a file that is no session is listed as such and says so when it is opened", async ({
  page,
  serve,
}) => {
  const app = await serve({ dir: fixtureSessions });
  await page.goto(app.url);
  await sessionLink(page, "not-a-session.jsonl").click();
  await expect(page.getByText(/not a session/i).first()).toBeVisible();
  await page.goto(app.url);
  await dropFiles(page, [
    { name: "server.log", bytes: readFileSync(join(fixtures, "not-a-session.jsonl")) },
  ]);
  await expect(page.getByText(/server\.log/).first()).toBeVisible();
  await dropFiles(page, [{ name: "nothing.jsonl", bytes: "" }]);
  await expect(page.getByText(/nothing\.jsonl/).first()).toBeVisible();
});

test("nothing in a hostile file runs, hides or reaches out", async ({ page, serve }) => {
  const app = await serve({ dir: fixtureSessions });
  const asked = watchRequests(page);
  await page.goto(app.url);
  await openSession(page, /Hostile/);
  await expect(context(page).getByText('<file name="notes.txt">inner words</file>')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  const found = await page.evaluate(() => ({
    pwned: "__pwned" in window,
    protocols: [...document.links].map((link) => link.protocol),
    elements: document.querySelectorAll(
      "iframe, object, embed, form, script:not([type=module]):not([src='/theme.js']), img[src='x'], main style",
    ).length,
    title: document.title,
  }));
  expect(found.pwned).toBe(false);
  expect(found.elements).toBe(0);
  expect(
    found.protocols.filter((protocol) => !["http:", "https:", "mailto:"].includes(protocol)),
  ).toEqual([]);
  expect(found.title).toContain("Leafwalk");
  await expect(page.getByRole("link", { name: "ok" })).toHaveAttribute(
    "href",
    "https://example.org/a?b=1&c=2",
  );
  expect(asked.filter((request) => !request.includes(app.url))).toEqual([]);
});
