import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";
import { cards, chooseCard, context, sessionLink, watchFaults } from "./support/page.ts";
import { fixtureSessions, hasShared, realAgentFolder, realSessions } from "./support/sessions.ts";
import { openSession } from "./support/steps.ts";

test("from the list to a session, to another branch and its context", async ({ page, serve }) => {
  const app = await serve({ dir: fixtureSessions });
  const faults = watchFaults(page);
  await page.goto(app.url);
  await openSession(page, "Move the filter parser to a table");

  // The file's own leaf: the summary stands for what the compaction replaced, and the page says so.
  await expect(context(page).getByText("NOT now binds tighter than AND.")).toBeVisible();
  await expect(context(page).getByText("8 sent of 18")).toBeVisible();
  await expect(context(page).getByText("Left out: aborted turn")).toBeVisible();

  // The other branch has a context of its own.
  await chooseCard(page, "It is three times slower");
  await expect(context(page).getByText("The generated parser is slower.")).toBeVisible();
  await expect(context(page).getByText("NOT now binds tighter than AND.")).toBeHidden();
  await expect(context(page).getByText("Compaction summary")).toBeHidden();
  await expect(page).toHaveURL(/leaf=/);

  // Back is where one came from.
  await page.goBack();
  await expect(context(page).getByText("NOT now binds tighter than AND.")).toBeVisible();
  await page.goBack();
  await expect(sessionLink(page, "Lamp check")).toBeVisible();
  expect(faults).toEqual([]);
});

test("what is left out opens in place and names what did it", async ({ page, serve }) => {
  const app = await serve({ dir: fixtureSessions });
  await page.goto(app.url);
  await sessionLink(page, "Move the filter parser to a table").click();
  await context(page).getByText("Left out: replaced by compaction").scrollIntoViewIfNeeded();
  await context(page).getByRole("button", { name: "Show" }).first().click();
  await expect(context(page).getByText("Plan the move of src/parser.ts").first()).toBeVisible();
  await context(page).getByRole("button", { name: "why" }).first().click();
  await expect(context(page).getByText("A compaction put its summary in the place")).toBeVisible();
  await context(page)
    .getByRole("button", { name: /Go to the compaction/ })
    .click();
  await expect(page).toHaveURL(/entry=e19/);
});

test("every kind of entry is drawn, known or not", async ({ page, serve }) => {
  const app = await serve({ dir: fixtureSessions });
  const faults = watchFaults(page);
  await page.goto(app.url);
  await openSession(page, "Lamp check");
  await page.getByRole("button", { name: "Fit the tree" }).click();
  for (const text of ["scratchpad", "Is it bright now?", "caw", "new bulb", "printenv"]) {
    await expect(cards(page).filter({ hasText: text }).first()).toBeVisible();
  }
  await chooseCard(page, "caw");
  await expect(context(page).getByText(/sent of 35/)).toBeVisible();
  expect(faults).toEqual([]);
});

test("real sessions are listed, opened, branched through and read", async ({ page, serve }) => {
  test.skip(!hasShared, "the real sessions are not beside this clone");
  const app = await serve({ env: { PI_CODING_AGENT_DIR: realAgentFolder } });
  const faults = watchFaults(page);
  await page.goto(app.url);
  await expect(page.getByText("1 subagent")).toBeVisible();
  await openSession(page, "Counting the orchard");
  await expect(context(page).getByText("The file has no ages.")).toBeVisible();
  await chooseCard(page, "The module is missing.");
  await expect(context(page).getByText("The module is missing.").first()).toBeVisible();
  // The blob is beside the session, so its picture is shown.
  await context(page).getByText("Here is last year's plan").scrollIntoViewIfNeeded();
  await expect(context(page).locator("img").first()).toBeVisible();
  expect(faults).toEqual([]);
});

test("a long session and a large one are read to their ends", async ({ page, serve }) => {
  test.skip(!hasShared, "the real sessions are not beside this clone");
  const app = await serve({ dir: realSessions });
  const faults = watchFaults(page);
  await page.goto(app.url);
  await sessionLink(page, /read packages\/coding-agent/).click();
  await expect(context(page).getByText("914 sent of 1,018")).toBeVisible();
  await expect(
    context(page).getByText(/these errors look like we have API mismatches/),
  ).toBeVisible();

  await page.goBack();
  await sessionLink(page, /layout edge/).click();
  await expect(context(page).getByText("129 sent of 131")).toBeVisible();
  await page.getByRole("button", { name: "Fit the tree" }).click();
  await expect(page.getByText("3,868 entries")).toBeVisible();
  expect(await cards(page).count()).toBeLessThanOrEqual(300);
  expect(faults).toEqual([]);
});

test("the count of what is sent says what is not, and a branch leads back to the current leaf", async ({
  page,
  serve,
}) => {
  const app = await serve({ dir: fixtureSessions });
  await page.goto(app.url);
  await openSession(page, "Move the filter parser to a table");
  await context(page).getByRole("button", { name: "8 sent of 18" }).click();
  const menu = page.getByRole("menu", { name: "Not sent" });
  await expect(menu.getByRole("menuitem", { name: "7 replaced by compaction" })).toBeVisible();
  await expect(menu.getByRole("menuitem", { name: "1 aborted turn" })).toBeVisible();
  const never = menu.getByRole("menuitem", { name: /^2 never sent: / });
  await never.click();
  await expect(page).toHaveURL(/entry=/);
  const first = page.url();
  await expect(context(page).getByText("never sent", { exact: true })).toBeInViewport();
  // Chosen again, it leads to the next of them.
  await context(page).getByRole("button", { name: "8 sent of 18" }).click();
  await never.click();
  await expect(page).not.toHaveURL(first);

  await chooseCard(page, "It is three times slower");
  await expect(page).toHaveURL(/leaf=/);
  await context(page).getByRole("button", { name: "Back to the current leaf" }).click();
  await expect(page).not.toHaveURL(/leaf=/);
  await expect(context(page).getByRole("button", { name: "8 sent of 18" })).toBeVisible();
});
