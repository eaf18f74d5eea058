import { expect } from "@playwright/test";
import { lightsId, twinId } from "./support/family.ts";
import { test } from "./support/journey.ts";
import { context, expectSession, watchFaults } from "./support/page.ts";
import { familySessions } from "./support/sessions.ts";

test("an address may name a session by its id, and becomes the session's own", async ({
  page,
  serve,
}) => {
  const app = await serve({ dir: familySessions });
  await page.goto(app.url);
  await page.goto(`${app.url}/s/${lightsId}?leaf=e15&entry=e12&tab=transcript`);
  await expectSession(page, "Fix the lights");
  await expect(page).toHaveURL(/\/s\/[\w-]{22}\?leaf=e15&entry=e12&tab=transcript$/);
  await expect(page.getByRole("tab", { name: /Transcript/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  // The address by id is no step of its own.
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/`);
  // A subagent has an id as well.
  await page.goto(`${app.url}/s/5e55a11000000fa3`);
  await expectSession(page, "Scout the pier");
});

test("of several files with the id one is chosen", async ({ page, serve }) => {
  const app = await serve({ dir: familySessions });
  const faults = watchFaults(page);
  await page.goto(`${app.url}/s/${twinId}?leaf=e1`);
  await expect(
    page.getByRole("heading", { level: 1, name: "2 sessions have this id" }),
  ).toBeVisible();
  const links = page.getByRole("list", { name: "Sessions with this id" }).getByRole("link");
  await expect(links).toHaveCount(2);
  await links.filter({ hasText: "twin-b.jsonl" }).click();
  await expectSession(page, "The second twin");
  await expect(page).toHaveURL(/\/s\/[\w-]{22}\?leaf=e1$/);
  await expect(context(page).getByText("1 sent of 1")).toBeVisible();
  // The browser says itself that the address is no key.
  expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
});

test("an id that no file has says what was looked for", async ({ page, serve }) => {
  const app = await serve({ dir: familySessions });
  const ids = [
    "5e55a11000000fa",
    "..%2F..%2Fetc%2Fpasswd",
    "__proto__",
    "%3Cb%3Ebold%3C%2Fb%3E",
    "x".repeat(300),
  ];
  for (const id of ids) {
    await page.goto(`${app.url}/s/${id}`);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("There is no such session");
    await expect(
      alert.getByText(decodeURIComponent(id).slice(0, 200), { exact: true }),
    ).toBeVisible();
  }
  await page.getByRole("link", { name: "Go to the list" }).click();
  await expect(page).toHaveURL(`${app.url}/`);
});
