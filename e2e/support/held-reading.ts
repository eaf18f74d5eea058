// Files are read so fast that what the page shows meanwhile could not be looked at: here they wait.

import { expect, type Locator, type Page } from "@playwright/test";

declare global {
  interface Window {
    heldReading: { readOn(): void; tell(bytes: number, entries: number): void; cancelled: number };
  }
}

/** From now on the page's worker reads no file before `readOn`. Before the page is loaded. */
export async function holdReading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = Worker.prototype.postMessage;
    const held: (() => void)[] = [];
    let tell: (bytes: number, entries: number) => void = () => {};
    window.heldReading = {
      cancelled: 0,
      readOn: () => {
        for (const go of held.splice(0)) go();
      },
      tell: (bytes, entries) => tell(bytes, entries),
    };
    Worker.prototype.postMessage = function (this: Worker, request: unknown) {
      const { kind, job, file } = Object(request);
      if (kind === "cancel") window.heldReading.cancelled++;
      if (kind !== "read") {
        ask.call(this, request);
        return;
      }
      held.push(() => ask.call(this, request));
      tell = (bytes, entries) => {
        const data = { kind: "progress", job, bytes, total: file.size, entries };
        this.dispatchEvent(new MessageEvent("message", { data }));
      };
    };
  });
}

/** What the worker would say of its progress. */
export function tellProgress(page: Page, bytes: number, entries: number): Promise<void> {
  return page.evaluate(([b, e]) => window.heldReading.tell(b, e), [bytes, entries] as const);
}

export function readOn(page: Page): Promise<void> {
  return page.evaluate(() => window.heldReading.readOn());
}

/** The facts of sessions that the server reads do not come before the function given back is called. */
export async function holdFacts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/sessions\/[^/?]+(\/facts)?$/, async (route) => {
    await released;
    await route.continue().catch(() => {}); // the page went elsewhere meanwhile
  });
  return release;
}

/** What is said of a session while it is read. */
export function readingRegion(page: Page): Locator {
  return page.getByRole("region", { name: "Reading the session" });
}

export async function expectReading(page: Page, title: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(readingRegion(page).getByRole("progressbar")).toBeVisible();
}

/** Where the articles in view stand on the screen, from top to bottom. In pixels. */
export function placesInView(
  page: Page,
): Promise<{ readonly text: string; readonly top: number; readonly height: number }[]> {
  return page.getByRole("tabpanel").evaluate((panel) => {
    const from = panel.querySelector("section")?.getBoundingClientRect().top ?? 0;
    return [...panel.querySelectorAll("article")]
      .map((article) => ({ article, box: article.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > from && box.top < window.innerHeight)
      .sort((a, b) => a.box.top - b.box.top)
      .map(({ article, box: { top, height } }) => {
        const head = article.querySelector("header")?.textContent ?? "";
        return { text: (article.textContent ?? "").slice(head.length), top, height };
      });
  });
}
