import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startApp } from "./support/app.ts";
import {
  chooseCard,
  chooseFile,
  context,
  dropFiles,
  expectSession,
  sessionLink,
  watchFaults,
  watchRequests,
} from "./support/page.ts";
import { fixtureSessions, fixtures, hasShared, realSessions } from "./support/sessions.ts";

const fixture = (name: string) => ({ name, bytes: readFileSync(join(fixtures, name)) });

test("a dropped file opens with the server stopped, and nothing of it is sent", async ({
  page,
}) => {
  const app = await startApp({ dir: fixtureSessions });
  const faults = watchFaults(page);
  await page.goto(app.url);
  await expect(sessionLink(page, "Lamp check")).toBeVisible();
  await page.locator("html[data-preloaded]").waitFor();
  await app.stop();
  const asked = watchRequests(page);

  await dropFiles(page, [fixture("bushy.jsonl")]);
  await expectSession(page, "Move the filter parser to a table");
  await expect(context(page).getByText("NOT now binds tighter than AND.")).toBeVisible();
  await chooseCard(page, "It is three times slower");
  await expect(context(page).getByText("The generated parser is slower.")).toBeVisible();
  // The page may ask for parts of itself or whether the server is back, never with anything of the file.
  const ownParts =
    /^GET http:\/\/127\.0\.0\.1:\d+\/(api\/sessions|favicon\.svg|assets\/[\w.-]+\.js)$/;
  expect(asked.filter((request) => !ownParts.test(request))).toEqual([]);
  expect(faults.filter((fault) => !fault.includes("ERR_CONNECTION_REFUSED"))).toEqual([]);
});

test("a file of any name opens by what it holds", async ({ page }) => {
  const app = await startApp({ dir: fixtureSessions });
  await page.goto(app.url);
  await dropFiles(page, [{ ...fixture("v1.jsonl"), name: "notes.txt", type: "text/plain" }]);
  await expectSession(page, /Count the pears/);
  await app.stop();
});

test("a file that is chosen opens as one that is dropped", async ({ page }) => {
  const app = await startApp({ dir: fixtureSessions });
  await page.goto(app.url);
  await chooseFile(page, join(fixtures, "bushy.jsonl"));
  await expectSession(page, "Move the filter parser to a table");
  await app.stop();
});

test("a picture is refused by name and leaves the page as it was", async ({ page }) => {
  const app = await startApp({ dir: fixtureSessions });
  await page.goto(app.url);
  await sessionLink(page, "Lamp check").click();
  await expectSession(page, "Lamp check");
  const address = page.url();
  const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
  await dropFiles(page, [{ name: "photo.png", bytes, type: "image/png" }]);
  await expect(page.getByText(/photo\.png/)).toBeVisible();
  await expectSession(page, "Lamp check");
  expect(page.url()).toBe(address);
  await app.stop();
});

test("of two drops the later one is shown", async ({ page }) => {
  const app = await startApp({ dir: fixtureSessions });
  await page.goto(app.url);
  const filler = `{"type":"custom","id":"x","parentId":null,"data":"${"w".repeat(900)}"}\n`;
  const large = readFileSync(join(fixtures, "title-slot.jsonl"), "utf8") + filler.repeat(5_000);
  await dropFiles(page, [{ name: "large.jsonl", bytes: large }]);
  await dropFiles(page, [fixture("bushy.jsonl")]);
  await expectSession(page, "Move the filter parser to a table");
  await expect(page.getByRole("heading", { level: 1, name: "From the slot" })).toBeHidden();
  await app.stop();
});

test("several files give a list to choose from", async ({ page }) => {
  const app = await startApp({ dir: fixtureSessions });
  await page.goto(app.url);
  await dropFiles(page, [fixture("bushy.jsonl"), fixture("v1.jsonl")]);
  await page
    .getByRole("link", { name: /Count the pears/ })
    .last()
    .click();
  await expectSession(page, /Count the pears/);
  await app.stop();
});

test("dragging text over the page leaves no overlay", async ({ page }) => {
  const app = await startApp({ dir: fixtureSessions });
  await page.goto(app.url);
  await page.evaluate(() => {
    const transfer = new DataTransfer();
    transfer.setData("text/plain", "selected words");
    for (const kind of ["dragenter", "dragover", "dragleave"]) {
      document.body.dispatchEvent(
        new DragEvent(kind, { dataTransfer: transfer, bubbles: true, cancelable: true }),
      );
    }
  });
  await expect(page.getByText(/Drop to open/)).toBeHidden();
  await app.stop();
});

test("real files open by drop as they do from the list", async ({ page }) => {
  test.skip(!hasShared, "the real sessions are not beside this clone");
  const app = await startApp({ dir: fixtureSessions });
  await page.goto(app.url);
  await chooseFile(page, join(realSessions, "--real--/bushy-20mb.jsonl"));
  await expect(context(page).getByText("129 sent of 131")).toBeVisible();
  await dropFiles(page, [
    {
      name: "large-session.jsonl",
      bytes: readFileSync(join(realSessions, "--real--/large-session.jsonl")),
    },
  ]);
  await expect(context(page).getByText("914 sent of 1,018")).toBeVisible();
  await app.stop();
});
