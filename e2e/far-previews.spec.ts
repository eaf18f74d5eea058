import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { SessionBuilder } from "@leafwalk/core/testing";
import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";
import { cards, chooseFile, expectSession, watchFaults } from "./support/page.ts";
import { fixtureSessions } from "./support/sessions.ts";
import { goTo, openSession } from "./support/steps.ts";

/** The server gives previews of 4,096 entries at a time. */
const MESSAGES = 13_000;
const MIDDLE = 6_000;

test("the words of cards come as one gets to them, and those of both ends from the start", async ({
  page,
  serve,
  folder,
}) => {
  const session = new SessionBuilder({ id: "far" });
  for (let i = 0; i < MESSAGES; i++) session.user(`message ${i}`);
  writeFileSync(join(folder, "far.jsonl"), session.text());
  const app = await serve({ dir: folder });
  const faults = watchFaults(page);
  const windows: (string | null)[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/previews")) windows.push(searchParams.get("window"));
  });

  await page.goto(app.url);
  await openSession(page, /message 0/);
  const card = (number: number) => cards(page).filter({ hasText: `message ${number}` });
  await expect(card(MESSAGES - 1)).toBeVisible();
  expect(windows.toSorted()).toEqual(["0", "3"]);

  // An entry whose words nobody has asked for yet.
  await goTo(page, `${new URL(page.url()).pathname}?leaf=e${MIDDLE + 1}`);
  await expect(card(MIDDLE)).toBeVisible();
  expect(windows).toContain("1");

  // Search looks through the rest, and finds what was never drawn.
  await page.keyboard.press("/");
  await page.getByRole("searchbox", { name: "Words to find" }).fill("message 9500");
  const find = page.getByRole("search", { name: "Find in this session" });
  await expect(find.getByRole("listitem")).toContainText("message 9500");
  expect(faults).toEqual([]);
});

test("the words of a large dropped file are read from it as one gets to them", async ({
  page,
  serve,
  folder,
}) => {
  // Beyond 64 MB, of which the first part is large and the rest are many.
  const session = new SessionBuilder({ id: "large" });
  for (let i = 0; i < 13; i++) session.user(`message ${i}`).assistant("x".repeat(5_000_000));
  for (let i = 13; i < MESSAGES; i++) session.user(`message ${i}`);
  const path = join(folder, "large.jsonl");
  writeFileSync(path, session.text());
  const app = await serve({ dir: fixtureSessions });
  const faults = watchFaults(page);
  await page.goto(app.url);
  await chooseFile(page, path);
  await expectSession(page, "message 0");
  const card = (number: number) => cards(page).filter({ hasText: `message ${number}` });
  await expect(card(MESSAGES - 1)).toBeVisible();

  await page.keyboard.press("/");
  await page.getByRole("searchbox", { name: "Words to find" }).fill("message 9500");
  const find = page.getByRole("search", { name: "Find in this session" });
  await find.getByRole("listitem").getByRole("button").click();
  await expect(card(9500)).toBeVisible();
  expect(faults).toEqual([]);
});
