import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";
import { context, watchFaults } from "./support/page.ts";
import { fixtureSessions } from "./support/sessions.ts";
import { openSession } from "./support/steps.ts";

test("the transcript tells everything on the path, as it was lived", async ({ page, serve }) => {
  const app = await serve({ dir: fixtureSessions });
  const faults = watchFaults(page);
  await page.goto(app.url);
  await openSession(page, "Move the filter parser to a table");
  await page.getByRole("tab", { name: "Context" }).focus();
  await page.keyboard.press("ArrowRight");
  const tab = page.getByRole("tab", { name: /Transcript/ });
  await expect(tab).toBeFocused();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(tab).toContainText("18");
  await expect(page).toHaveURL(/tab=transcript/);

  const transcript = page.getByRole("tabpanel", { name: /Transcript/ });
  await expect(transcript.getByText("18 entries on the path")).toBeVisible();
  await expect(transcript.getByText("NOT now binds tighter than AND.")).toBeVisible();
  await expect(transcript.getByText(/Left out/)).toBeHidden();
  const bar = transcript.getByRole("button", { name: /Compaction/ });
  await bar.scrollIntoViewIfNeeded();
  await bar.click();
  await expect(bar).toHaveAttribute("aria-expanded", "true");
  await expect(transcript.getByText("Compaction summary")).toBeVisible();

  // Behind a reload it is still there; the context is one step back.
  await page.reload();
  await expect(transcript.getByText("18 entries on the path")).toBeVisible();
  await page.getByRole("tab", { name: "Context" }).click();
  await expect(context(page).getByText("8 sent of 18")).toBeVisible();
  expect(faults).toEqual([]);
});
