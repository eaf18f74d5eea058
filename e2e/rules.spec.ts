import { SessionBuilder } from "@leafwalk/core/testing";
import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";
import { context, dropFiles, expectSession, watchFaults } from "./support/page.ts";
import { fixtureSessions } from "./support/sessions.ts";
import { openSession } from "./support/steps.ts";

test("the context follows whose rules one asks for, and the address keeps them", async ({
  page,
  serve,
}) => {
  const app = await serve({ dir: fixtureSessions });
  const faults = watchFaults(page);
  await page.goto(app.url);
  await openSession(page, "Move the filter parser to a table");
  await expect(context(page).getByText("Left out: aborted turn")).toBeVisible();
  const rules = context(page).getByRole("group", { name: "By whose rules" });
  await rules.getByRole("radio", { name: "as omp 18 sends it" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(rules.getByRole("radio", { name: "as documented" })).toBeChecked();
  await expect(page).toHaveURL(/rules=documented/);
  await expect(context(page).getByText("Left out: aborted turn")).toBeHidden();

  await page.reload();
  await expect(rules.getByRole("radio", { name: "as documented" })).toBeChecked();
  await rules.getByText("as omp 18 sends it").click();
  await expect(page).not.toHaveURL(/rules=/);
  await expect(context(page).getByText("Left out: aborted turn")).toBeVisible();
  expect(faults).toEqual([]);
});

test("a file that pi wrote is shown as pi builds it", async ({ page, serve }) => {
  const app = await serve({ dir: fixtureSessions });
  await page.goto(app.url);
  const session = new SessionBuilder({ title: "Written by pi" })
    .entry("session_info", { name: "Written by pi" })
    .user("Count the pears.")
    .assistant("One, two …", { stopReason: "aborted" })
    .entry("message", {
      message: { role: "bashExecution", command: "ls", output: "pears", excludeFromContext: true },
    });
  await dropFiles(page, [{ name: "pi.jsonl", bytes: session.text() }]);
  await expectSession(page, "Written by pi");
  const rules = context(page).getByRole("group", { name: "By whose rules" });
  await expect(rules.getByRole("radio", { name: "as pi builds it" })).toBeChecked();
  // omp would have left out the aborted turn.
  await expect(context(page).getByText("2 sent of 4")).toBeVisible();
  await rules.getByText("as documented").click();
  await expect(context(page).getByText("3 sent of 4")).toBeVisible();
});
