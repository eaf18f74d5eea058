// What people drop, and where: files and folders of the disk, by the browser's own drag and drop.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SessionBuilder } from "@leafwalk/core/testing";
import { expect, type Page, test } from "@playwright/test";
import { type App, startApp } from "./support/app.ts";
import { dragFromDisk } from "./support/drag.ts";
import { context, expectSession, sessionLink, watchFaults, watchRequests } from "./support/page.ts";
import { fixtureSessions } from "./support/sessions.ts";

const BRANCHED = "Which way round the cape";
const LONG = "The whole log";

const branched = new SessionBuilder({ title: BRANCHED })
  .user("East or west?")
  .assistant("East")
  .goTo("e1")
  .assistant("West, the wind is fair")
  .text();
const words = "fathom ".repeat(300_000);
const long = new SessionBuilder({ title: LONG }).user("Read it").assistant(words).text();

let folder: string;
let app: App;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "leafwalk-drop-"));
  writeFileSync(join(folder, "cape.jsonl"), branched);
  writeFileSync(join(folder, "notes.txt"), branched);
  writeFileSync(join(folder, "long.jsonl"), long);
  writeFileSync(join(folder, "holiday.png"), Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10));
  mkdirSync(join(folder, "logs/2026"), { recursive: true });
  writeFileSync(join(folder, "logs/cape.jsonl"), branched);
  writeFileSync(join(folder, "logs/2026/long.jsonl"), long);
  writeFileSync(join(folder, "logs/weather.csv"), "wind,rain");
  mkdirSync(join(folder, "nothing"));
  app = await startApp({ dir: fixtureSessions });
});

test.afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

async function drop(page: Page, ...names: string[]): Promise<void> {
  await dragFromDisk(
    page,
    names.map((name) => join(folder, name)),
  );
}

test("a file that is let go of in a corner opens in the page, and nothing of it is sent", async ({
  page,
}) => {
  const faults = watchFaults(page);
  await page.goto(app.url);
  await page.locator("html[data-preloaded]").waitFor();
  const sent: string[] = [];
  page.on("request", (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`);
  });
  await drop(page, "cape.jsonl");
  await expectSession(page, BRANCHED);
  // The browser did not leave for the file.
  expect(page.url()).toContain(`${app.url}/local/`);
  await expect(context(page).getByText("West, the wind is fair")).toBeVisible();
  expect(sent.filter((request) => /cape|East or west|fair/i.test(request))).toEqual([]);
  expect(sent.filter((request) => !/^(GET|HEAD) .*$/s.test(request.trim()))).toEqual([]);
  expect(faults).toEqual([]);
});

test("a session in a text file opens by what it holds", async ({ page }) => {
  await page.goto(app.url);
  await drop(page, "notes.txt");
  await expectSession(page, BRANCHED);
});

test("a picture is named and refused, and the session on the screen stays", async ({ page }) => {
  await page.goto(app.url);
  await drop(page, "cape.jsonl");
  await expectSession(page, BRANCHED);
  const address = page.url();
  await drop(page, "holiday.png");
  await expect(refusal(page)).toContainText("holiday.png is not a session file");
  await expectSession(page, BRANCHED);
  expect(page.url()).toBe(address);
});

test("a folder gives its sessions, however deep, and an empty one a message", async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto(app.url);
  await drop(page, "logs");
  await expect(sessionLocal(page, BRANCHED)).toBeVisible();
  await expect(sessionLocal(page, LONG)).toBeVisible();
  await drop(page, "nothing");
  await expect(refusal(page)).toContainText("nothing holds no .jsonl file");
  await expect(sessionLocal(page, BRANCHED)).toBeVisible();
  expect(faults).toEqual([]);
});

test("two files at once are both listed", async ({ page }) => {
  await page.goto(app.url);
  await drop(page, "cape.jsonl", "long.jsonl");
  await expect(sessionLocal(page, BRANCHED)).toBeVisible();
  await sessionLocal(page, LONG).click();
  await expectSession(page, LONG);
});

test("of a long file and one dropped at once after it the later is shown", async ({ page }) => {
  await page.goto(app.url);
  await drop(page, "long.jsonl");
  await drop(page, "cape.jsonl");
  await expectSession(page, BRANCHED);
  await expect(context(page).getByText("West, the wind is fair")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: LONG })).toHaveCount(0);
});

test("words that are dragged over the page leave no overlay and open nothing", async ({ page }) => {
  await page.goto(app.url);
  await expect(sessionLink(page, "Lamp check")).toBeVisible();
  const asked = watchRequests(page);
  const facts = page.getByText(/sessions? ·/).first();
  await facts.selectText();
  const box = (await facts.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + 10, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(400, 400, { steps: 5 });
  await page.mouse.move(500, 500, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText(/Drop to open|no session file/)).toHaveCount(0);
  await expect(sessionLink(page, "Lamp check")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
  expect(asked.filter((request) => /\/local|POST/.test(request))).toEqual([]);
});

function sessionLocal(page: Page, title: string) {
  return page.getByRole("list", { name: "Opened in this tab" }).getByRole("link", { name: title });
}

function refusal(page: Page) {
  return page.getByRole("alert");
}
