import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import {
  expectReading,
  holdFacts,
  holdReading,
  placesInView,
  readingRegion,
  readOn,
  tellProgress,
} from "./support/held-reading.ts";
import { test } from "./support/journey.ts";
import { LARGE, largeCompacted, largeFirstVersion, largeSession } from "./support/large-session.ts";
import {
  chooseFile,
  context,
  dropFiles,
  expectSession,
  sessionLink,
  watchFaults,
} from "./support/page.ts";
import { describeKept, pointToFiles, writeFiles } from "./support/pointers.ts";
import { fixtureSessions } from "./support/sessions.ts";

const lastAnswer = (page: Page) => context(page).getByText("It is lit at last.");
const list = (page: Page) => context(page).getByRole("region", { name: /^Context, from/ });

/** Waits until nothing moves any more: every row near the view is there with its body. */
async function settle(page: Page): Promise<void> {
  let before = "";
  await expect
    .poll(async () => {
      const now = JSON.stringify(await placesInView(page));
      const isSame = now === before;
      before = now;
      return isSame && now !== "[]";
    })
    .toBe(true);
}

test.describe("a large file that is opened", () => {
  let path: string;
  test.beforeEach(async ({ page, folder }) => {
    path = join(folder, "large.jsonl");
    writeFileSync(path, largeSession());
    await holdReading(page);
  });

  test("shows its last messages while it is read, and they stand where they stood then", async ({
    page,
    serve,
  }) => {
    const app = await serve({ dir: fixtureSessions });
    const faults = watchFaults(page);
    await page.goto(app.url);
    await chooseFile(page, path);
    await expectReading(page, LARGE);
    await expect(lastAnswer(page)).toBeInViewport();
    await expect(readingRegion(page).getByRole("heading", { name: "Tree" })).toBeVisible();
    await tellProgress(page, 4_200_000, 1800);
    await expect(
      readingRegion(page).getByText(/^4\.2 MB of \d+\.\d MB .*1,800 entries$/),
    ).toBeVisible();
    await expect(page.getByRole("tab")).toHaveText(["Context", "Transcript", "Raw"]);
    await settle(page);
    const before = await placesInView(page);
    expect(before.length).toBeGreaterThan(1);

    await readOn(page);
    await expectSession(page, LARGE);
    await expect(readingRegion(page)).toBeHidden();
    expect(await placesInView(page)).toEqual(before);
    // All of it is there now, and nothing moved since.
    await expect(context(page).getByText("4,402 sent of 4,402")).toBeVisible();
    await settle(page);
    expect(await placesInView(page)).toEqual(before);
    await page.keyboard.press("g");
    await expect(context(page).getByText(/^Night 0: is it lit/)).toBeInViewport();
    expect(faults).toEqual([]);
  });

  test("leaves a reader who went up in it, what was opened there and the focus in their places", async ({
    page,
    serve,
  }) => {
    const app = await serve({ dir: fixtureSessions });
    await page.goto(app.url);
    await chooseFile(page, path);
    await expect(lastAnswer(page)).toBeInViewport();
    const box = await list(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 300);
    await page.mouse.wheel(0, -1800);
    await expect(lastAnswer(page)).not.toBeInViewport();
    await settle(page);
    const thinking = context(page).getByRole("button", { name: /^Thinking/, expanded: false });
    const inView = thinking.and(page.locator(":focus"));
    for (const one of await thinking.all()) {
      const place = await one.boundingBox();
      if (!place || place.y < 350 || place.y > 800) continue;
      await one.focus();
      break;
    }
    await expect(inView).toBeVisible();
    await page.keyboard.press("Enter");
    const opened = context(page).getByRole("button", { name: /^Thinking/, expanded: true });
    await expect(opened).toBeFocused();
    await settle(page);
    const before = await placesInView(page);

    await readOn(page);
    await expectSession(page, LARGE);
    await settle(page);
    expect(await placesInView(page)).toEqual(before);
    await expect(opened).toBeFocused();
  });

  test("goes back to where one was when it is cancelled, by keyboard as well", async ({
    page,
    serve,
  }) => {
    const app = await serve({ dir: fixtureSessions });
    await page.goto(`${app.url}/?q=lamp`);
    await expect(sessionLink(page, "Lamp check")).toBeVisible();
    const address = page.url();
    await chooseFile(page, path);
    await expect(lastAnswer(page)).toBeInViewport();
    const cancel = page.getByRole("button", { name: "Cancel" });
    await cancel.focus();
    await page.keyboard.press("Enter");
    await expect(sessionLink(page, "Lamp check")).toBeVisible();
    expect(page.url()).toBe(address);
    await expect(cancel).toBeHidden();
    expect(await page.evaluate(() => window.heldReading.cancelled)).toBe(1);
    // Nothing of it is left.
    await page.goto(`${app.url}/local`);
    await expect(page.getByText("No file is open in this tab")).toBeVisible();
  });

  test("is told as what cannot be read when it changes meanwhile", async ({ page, serve }) => {
    const app = await serve({ dir: fixtureSessions });
    await page.goto(app.url);
    await chooseFile(page, path);
    await expect(lastAnswer(page)).toBeInViewport();
    appendFileSync(path, "{}\n");
    await readOn(page);
    const card = page.getByRole("region", { name: "Opening a file" });
    await expect(card.getByText("large.jsonl could not be read")).toBeVisible();
    await expect(sessionLink(page, "Lamp check")).toBeVisible();
  });

  test("is read on while one looks at something else, and is there when one comes back", async ({
    page,
    serve,
  }) => {
    const app = await serve({ dir: fixtureSessions });
    await page.goto(app.url);
    await chooseFile(page, path);
    await expect(lastAnswer(page)).toBeInViewport();
    await page.getByRole("link", { name: "Leafwalk" }).click();
    await expect(page.getByRole("region", { name: "Opening a file" })).toBeVisible();
    await readOn(page);
    await expect(page.getByRole("region", { name: "Opening a file" })).toBeHidden();
    await expect(sessionLink(page, "Lamp check")).toBeVisible();
    await page.goBack();
    await expectSession(page, LARGE);
  });

  test("shows its end on a phone above its progress", async ({ page, serve }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const app = await serve({ dir: fixtureSessions });
    await page.goto(app.url);
    await chooseFile(page, path);
    await expectReading(page, LARGE);
    await expect(lastAnswer(page)).toBeInViewport();
    await settle(page);
    const place = async () => (await lastAnswer(page).boundingBox())?.y;
    const before = await place();
    await page.getByRole("tab", { name: "Tree" }).click();
    await expect(page.getByText("The session is being read")).toBeVisible();
    await page.getByRole("tab", { name: "Context" }).click();
    await expect(lastAnswer(page)).toBeInViewport();
    await readOn(page);
    await expect(page.getByRole("navigation", { name: "Steps through the session" })).toBeVisible();
    expect(await place()).toBe(before);
  });
});

test("a context shorter than the screen stands at its foot, and stays there", async ({
  page,
  serve,
  folder,
}) => {
  const path = join(folder, "compacted.jsonl");
  writeFileSync(path, largeCompacted());
  await holdReading(page);
  const app = await serve({ dir: fixtureSessions });
  await page.goto(app.url);
  await chooseFile(page, path);
  await expectReading(page, LARGE);
  await settle(page);
  const before = await placesInView(page);
  expect(before).toHaveLength(3);
  await readOn(page);
  await expectSession(page, LARGE);
  await settle(page);
  expect(await placesInView(page)).toEqual(before);
});

test("a file that a reload opens again shows its end, and is offered again when that is cancelled", async ({
  page,
  serve,
}) => {
  const large = { name: "large.jsonl", bytes: largeSession() };
  await pointToFiles(page);
  const app = await serve({ dir: fixtureSessions });
  await page.goto(app.url);
  await writeFiles(page, [large]);
  await dropFiles(page, [large]);
  await expectSession(page, LARGE);
  await expect.poll(() => describeKept(page).then(JSON.stringify)).toContain("large.jsonl");
  await holdReading(page);
  await page.reload();
  await expectReading(page, LARGE);
  await expect(lastAnswer(page)).toBeInViewport();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/local$/);
  await page.getByRole("button", { name: "Open large.jsonl again" }).click();
  await expectReading(page, LARGE);
  await readOn(page);
  await expectSession(page, LARGE);
});

test("a large file of the first version shows its end without links until it is read", async ({
  page,
  serve,
  folder,
}) => {
  const path = join(folder, "first.jsonl");
  writeFileSync(path, largeFirstVersion());
  await holdReading(page);
  const app = await serve({ dir: fixtureSessions });
  await page.goto(app.url);
  await chooseFile(page, path);
  await expectReading(page, LARGE);
  await expect(context(page).getByText(/^Night 5499\./)).toBeInViewport();
  await expect(context(page).getByRole("link")).toHaveCount(0);
  const address = page.url();
  await page.keyboard.press("k");
  expect(page.url()).toBe(address);
  await readOn(page);
  await expectSession(page, LARGE);
  await expect(context(page).getByRole("link", { name: "#5499", exact: true })).toBeVisible();
  await expect(context(page).getByText(/^Night 5499\./)).toBeInViewport();
});

test.describe("a large session that the server has not read yet", () => {
  test.beforeEach(({ folder }) => writeFileSync(join(folder, "large.jsonl"), largeSession()));

  test("shows its last messages until its facts come, and they stay where they are", async ({
    page,
    serve,
    folder,
  }) => {
    const app = await serve({ dir: folder });
    const faults = watchFaults(page);
    await page.goto(app.url);
    const release = await holdFacts(page);
    await sessionLink(page, LARGE).click();
    await expectReading(page, LARGE);
    await expect(readingRegion(page).getByText(/^\d+\.\d MB on the server$/)).toBeVisible();
    await expect(lastAnswer(page)).toBeInViewport();
    await settle(page);
    const before = await placesInView(page);
    release();
    await expectSession(page, LARGE);
    await settle(page);
    expect(await placesInView(page)).toEqual(before);
    expect(faults).toEqual([]);
  });

  test("leads to an entry further up once it is read, and says so until then", async ({
    page,
    serve,
    folder,
    request,
  }) => {
    const app = await serve({ dir: folder });
    const { sessions } = await (await request.get(`${app.url}/api/sessions`)).json();
    const release = await holdFacts(page);
    await page.goto(`${app.url}/s/${sessions[0].key}?entry=e9`);
    await expectReading(page, LARGE);
    await expect(context(page).getByText(/stands further up/)).toBeVisible();
    release();
    await expect(context(page).getByText(/^Night 2: is it lit/)).toBeInViewport();
    expect(page.url()).toContain("entry=e9");
  });
});
