import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SessionBuilder } from "@leafwalk/core/testing";
import { expect, type Page } from "@playwright/test";
import type { App } from "./support/app.ts";
import { test } from "./support/journey.ts";
import {
  chooseCard,
  context,
  dropFiles,
  expectSession,
  watchFaults,
  watchTraffic,
} from "./support/page.ts";
import {
  askForPermission,
  describeKept,
  dropFolder,
  pointToFiles,
  removeFile,
  writeFiles,
} from "./support/pointers.ts";
import { fixtureSessions, fixtures } from "./support/sessions.ts";

const bushy = { name: "bushy.jsonl", bytes: readFileSync(join(fixtures, "bushy.jsonl")) };
const pears = { name: "pears.jsonl", bytes: readFileSync(join(fixtures, "v1.jsonl")) };
const TITLE = "Move the filter parser to a table";

let app: App;
test.beforeEach(async ({ page, serve }) => {
  app = await serve({ dir: fixtureSessions });
  await pointToFiles(page);
});

async function drop(page: Page, files: readonly (typeof bushy)[]): Promise<void> {
  await page.goto(app.url);
  await writeFiles(page, files);
  await dropFiles(page, files);
  await expect(page).toHaveURL(/\/local/);
  await expect.poll(() => describeKept(page).then(JSON.stringify)).toContain(files[0]?.name);
}

test("a dropped file opens again after a reload, where it was left, and nothing of it is sent", async ({
  page,
}) => {
  const faults = watchFaults(page);
  const sent = watchTraffic(page);
  await drop(page, [bushy]);
  await expectSession(page, TITLE);
  await chooseCard(page, "It is three times slower");
  await page.getByRole("tab", { name: "Transcript" }).click();
  await expect(page).toHaveURL(/leaf=.*tab=transcript|tab=transcript.*leaf=/);
  const address = page.url();
  expect(await describeKept(page)).toEqual([[{ id: "string", handle: "pointer to bushy.jsonl" }]]);

  await page.reload();
  await expectSession(page, TITLE);
  expect(page.url()).toBe(address);
  await expect(page.getByRole("tab", { name: "Transcript", selected: true })).toBeVisible();
  await expect(
    page.getByRole("tabpanel", { name: "Transcript" }).getByText("It is three times slower"),
  ).toBeVisible();

  const words = ["bushy.jsonl", "filter parser", "three times slower", "src/parser.ts"];
  for (const word of words) {
    expect(sent.filter((request) => decodeURIComponent(request).includes(word))).toEqual([]);
  }
  expect(sent.filter((request) => !request.startsWith("GET "))).toEqual([]);
  expect(faults).toEqual([]);
});

test("where the browser asks first, the file is offered and opens by keyboard", async ({
  page,
}) => {
  await drop(page, [bushy]);
  await chooseCard(page, "It is three times slower");
  await expect(page).toHaveURL(/leaf=/);
  const address = page.url();
  await askForPermission(page);
  await page.reload();
  await expect(page.getByText("bushy.jsonl can be opened again")).toBeVisible();
  await expect(page.getByText(/keeps a pointer to the file, not its content/)).toBeVisible();
  await page.getByRole("button", { name: "Open bushy.jsonl again" }).focus();
  await page.keyboard.press("Enter");
  await expectSession(page, TITLE);
  expect(page.url()).toBe(address);
  await expect(context(page).getByText("The generated parser is slower.")).toBeVisible();
});

test("a file that changed on the disk is read anew", async ({ page }) => {
  await drop(page, [bushy]);
  const text = new SessionBuilder({ title: "Rewritten since" }).user("Is it new?").text();
  await writeFiles(page, [{ ...bushy, bytes: text }]);
  await page.reload();
  await expectSession(page, "Rewritten since");
});

test("a file that is gone is named, and the way out is there", async ({ page }) => {
  await drop(page, [bushy]);
  await removeFile(page, "bushy.jsonl");
  await page.reload();
  await expect(page.getByRole("alert").getByText("bushy.jsonl is gone")).toBeVisible();
  await expect(page.getByText(/moved, renamed or deleted/)).toBeVisible();
  await writeFiles(page, [bushy]);
  await page.getByRole("button", { name: "Open bushy.jsonl again" }).click();
  await expectSession(page, TITLE);
});

test("a forgotten file is not offered any more", async ({ page }) => {
  await drop(page, [bushy]);
  await askForPermission(page);
  await page.reload();
  await page.getByRole("button", { name: "Forget this file" }).click();
  await expect(page.getByText("This file is no longer open")).toBeVisible();
  expect(await describeKept(page)).toEqual([[]]);
  await page.reload();
  await expect(page.getByText("This file is no longer open")).toBeVisible();
  await expect(page.getByRole("button", { name: /Open .* again/ })).toBeHidden();
});

test("files of earlier are listed, opened by keys, opened all, and forgotten", async ({ page }) => {
  await drop(page, [bushy, pears]);
  await expect(page.getByRole("link", { name: /Count the pears/ })).toBeVisible();
  await expect.poll(() => describeKept(page).then(JSON.stringify)).toContain("pears");
  await page.reload();
  await expect(page.getByRole("button", { name: "Open pears.jsonl again" })).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(page.getByRole("button", { name: "Open pears.jsonl again" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectSession(page, /Count the pears/);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Open bushy.jsonl again" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Open pears.jsonl again" })).toBeHidden();

  await page.reload();
  await page.getByRole("button", { name: "Open all 2 again" }).click();
  await expect(page.getByRole("link", { name: TITLE })).toBeVisible();
  await expect(page.getByRole("link", { name: /Count the pears/ })).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Forget these files" }).click();
  await expect(page.getByText("No file is open in this tab")).toBeVisible();
  expect(await describeKept(page)).toEqual([[]]);
});

test("of a list of earlier files, the one that is gone says so in its row", async ({ page }) => {
  await drop(page, [bushy, pears]);
  await expect.poll(() => describeKept(page).then(JSON.stringify)).toContain("pears");
  await removeFile(page, "pears.jsonl");
  await page.reload();
  await page.getByRole("button", { name: "Open all 2 again" }).click();
  await expectSession(page, TITLE);
  await page.goBack();
  await page.getByRole("button", { name: "Open pears.jsonl again" }).click();
  await expect(page.getByRole("status").getByText(/pears\.jsonl is gone/)).toBeVisible();
  await page.getByRole("button", { name: "Forget pears.jsonl" }).click();
  await expect(page.getByRole("button", { name: "Open pears.jsonl again" })).toBeHidden();
});

test("the other screens lead to the files of earlier", async ({ page }) => {
  await drop(page, [bushy]);
  await page.goto(app.url);
  await page
    .getByRole("navigation")
    .getByRole("link", { name: /Opened before/ })
    .click();
  await page.getByRole("button", { name: "Open bushy.jsonl again" }).click();
  await expectSession(page, TITLE);
});

test("a start page without sessions offers the files of earlier", async ({ page, serve }) => {
  const empty = await serve();
  await page.goto(empty.url);
  await writeFiles(page, [bushy]);
  await dropFiles(page, [bushy]);
  await expectSession(page, TITLE);
  await page.goto(empty.url);
  await page.getByRole("button", { name: "Open bushy.jsonl again" }).click();
  await expectSession(page, TITLE);
});

test("the session files of a dropped folder are listed, and offered again", async ({ page }) => {
  await page.goto(app.url);
  await writeFiles(page, [
    { name: "sessions/project/bushy.jsonl", bytes: bushy.bytes },
    { name: "sessions/pears.jsonl", bytes: pears.bytes },
    { name: "sessions/notes.txt", bytes: "no session" },
  ]);
  await dropFolder(page, "sessions");
  await expect(page.getByRole("link", { name: TITLE })).toBeVisible();
  await expect(page.getByText(/2 files/)).toBeVisible();
  await expect.poll(() => describeKept(page).then(JSON.stringify)).toContain("bushy");
  await page.reload();
  await page.getByRole("button", { name: "Open bushy.jsonl again" }).click();
  await expectSession(page, TITLE);
});

test("a chosen file is offered like a dropped one", async ({ page }) => {
  await page.goto(app.url);
  await writeFiles(page, [bushy]);
  await page.getByRole("button", { name: "Open file" }).click();
  await expectSession(page, TITLE);
  await expect.poll(() => describeKept(page).then(JSON.stringify)).toContain("bushy");
  await page.reload();
  await expectSession(page, TITLE);
});

test("a browser that keeps nothing opens files all the same", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
  });
  const faults = watchFaults(page);
  await page.goto(app.url);
  await writeFiles(page, [bushy]);
  await dropFiles(page, [bushy]);
  await expectSession(page, TITLE);
  await page.reload();
  await expect(page.getByText("This file is no longer open")).toBeVisible();
  expect(faults).toEqual([]);
});
