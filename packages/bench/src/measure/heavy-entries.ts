import type { Page } from "@playwright/test";
import { LIST, pointAt } from "./session-page.ts";

const STEPS = 30;
const STEP = -600;

/** Scrolls up from the end over messages with pictures. The most pictures that were in the page at once. */
export async function scrollPictures(page: Page): Promise<number> {
  const pictures = page.locator(`${LIST} img`);
  await pictures.first().waitFor();
  await pointAt(page, LIST);
  let most = 0;
  for (let step = 0; step < STEPS; step++) {
    await page.mouse.wheel(0, STEP);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    most = Math.max(most, await pictures.count());
  }
  return most;
}

/** Jumps to the first row, opens the very long result below it and asks for more of it twice. */
export async function openLongResult(page: Page): Promise<void> {
  await page.keyboard.press("g");
  const list = page.locator(LIST);
  await list.getByRole("button", { name: /^Show .* in between$|^Show more/ }).click();
  for (let more = 0; more < 2; more++) {
    await list.getByRole("button", { name: /^Show more, .* shown$/ }).click();
  }
  await page.evaluate(() => new Promise(requestAnimationFrame));
}
