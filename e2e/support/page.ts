import { expect, type Locator, type Page } from "@playwright/test";

/** A file to be dropped. */
export interface Dropped {
  readonly name: string;
  readonly bytes: Uint8Array | string;
  readonly type?: string;
}

/** Drops files on the page as a person would: enter, move, let go. */
export async function dropFiles(
  page: Page,
  files: readonly Dropped[],
  at: { readonly x: number; readonly y: number } = { x: 5, y: 5 },
): Promise<void> {
  const encoded = files.map(({ name, bytes, type = "" }) => ({
    name,
    type,
    base64: Buffer.from(bytes).toString("base64"),
  }));
  await page.evaluate(
    async ([list, { x, y }]) => {
      const transfer = new DataTransfer();
      for (const { name, type, base64 } of list) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type }));
      }
      for (const kind of ["dragenter", "dragover", "drop"]) {
        const event = new DragEvent(kind, {
          dataTransfer: transfer,
          bubbles: true,
          cancelable: true,
          clientX: x,
          clientY: y,
        });
        (document.elementFromPoint(x, y) ?? document.body).dispatchEvent(event);
      }
    },
    [encoded, at] as const,
  );
}

/** Folders by name, files by their text. */
interface Tree {
  readonly [name: string]: string | Tree;
}

/** Drops a folder as browsers hand one over that give no pointers to files. */
export async function dropTree(page: Page, name: string, tree: Tree): Promise<void> {
  await page.evaluate(
    ([folderName, content]) => {
      const entryOf = (entryName: string, held: string | Tree): object => {
        if (typeof held === "string") {
          const file = (done: (file: File) => void) => done(new File([held], entryName));
          return { name: entryName, isFile: true, isDirectory: false, file };
        }
        let rest = Object.entries(held).map(([child, inside]) => entryOf(child, inside));
        const readEntries = (done: (entries: object[]) => void) => {
          done(rest);
          rest = [];
        };
        const createReader = () => ({ readEntries });
        return { name: entryName, isFile: false, isDirectory: true, createReader };
      };
      Object.assign(DataTransferItem.prototype, {
        webkitGetAsEntry: () => entryOf(folderName, content),
        getAsFileSystemHandle: undefined,
      });
      const transfer = new DataTransfer();
      transfer.items.add(new File([], folderName));
      const init = { dataTransfer: transfer, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new DragEvent("drop", init));
    },
    [name, tree] as const,
  );
}

/** Addresses that the page asks for from now on, but for what it has in memory. */
export function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/^https?:/.test(request.url())) asked.push(`${request.method()} ${request.url()}`);
  });
  return asked;
}

/** All that the page sends from now on: addresses, headers and bodies. */
export function watchTraffic(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (!/^https?:/.test(request.url())) return;
    const headers = JSON.stringify(request.headers());
    sent.push(`${request.method()} ${request.url()} ${headers} ${request.postData() ?? ""}`);
  });
  page.on("websocket", (socket) => sent.push(`SOCKET ${socket.url()}`));
  return sent;
}

/** Chooses a file by the dialog that every browser has; the newer one shows nothing to a test. */
export async function chooseFile(page: Page, path: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { showOpenFilePicker: undefined }));
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Open file" }).click(),
  ]);
  await chooser.setFiles(path);
}

/** Faults that a page must never have: errors that nobody caught, and what the policy refused. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  return faults;
}

export function sessionLink(page: Page, title: string | RegExp): Locator {
  return page.getByRole("list", { name: /sessions/i }).getByRole("link", { name: title });
}

export function cards(page: Page): Locator {
  return page.getByRole("tree").getByRole("treeitem");
}

/** Chooses a card wherever it is on the canvas. */
export async function chooseCard(page: Page, text: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: "Fit the tree" }).click();
  await cards(page).filter({ hasText: text }).first().click();
}

export function context(page: Page): Locator {
  return page.getByRole("tabpanel", { name: "Context" });
}

/** The list's title tells that the session is on the screen. */
export async function expectSession(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
}
