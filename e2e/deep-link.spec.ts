import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";
import { chooseCard, context, expectSession, sessionLink } from "./support/page.ts";
import { fixtureSessions } from "./support/sessions.ts";

test("a link to a branch and an entry opens there in a fresh browser", async ({
  browser,
  serve,
}) => {
  const app = await serve({ dir: fixtureSessions });
  const one = await browser.newContext();
  const page = await one.newPage();
  await page.goto(app.url);
  await sessionLink(page, "Move the filter parser to a table").click();
  await chooseCard(page, "It is three times slower");
  const link = context(page).getByRole("link", { name: "#2", exact: true });
  const address = new URL((await link.getAttribute("href")) ?? "", page.url()).href;
  await one.close();

  const other = await browser.newContext();
  const fresh = await other.newPage();
  await fresh.goto(address);
  await expectSession(fresh, "Move the filter parser to a table");
  await expect(context(fresh).getByText("Two plans: generate it, or write a table.")).toBeVisible();
  await expect(context(fresh).getByText("NOT now binds tighter than AND.")).toBeHidden();
  await expect(fresh).toHaveTitle(/Move the filter parser to a table/);
  await other.close();
});

test("a link to what is not there says so and opens what is", async ({ page, request, serve }) => {
  const app = await serve({ dir: fixtureSessions });
  const { sessions } = await (await request.get(`${app.url}/api/sessions`)).json();
  const { key } = sessions.find((row: { file: string }) => row.file === "bushy.jsonl");
  await page.goto(`${app.url}/s/${key}?leaf=nowhere`);
  await expectSession(page, "Move the filter parser to a table");
  await expect(context(page).getByText("NOT now binds tighter than AND.")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /nowhere/ })).toBeVisible();

  await page.goto(`${app.url}/s/AAAAAAAAAAAAAAAAAAAAAA`);
  await expect(page.getByText(/no session|not found|no such session/i).first()).toBeVisible();
});
