// The browser's pointers to files. A drop by a test has none, so the pages of these journeys get those of
// files in the browser's own file system instead: they are kept and followed like those of the disk.

import type { Page } from "@playwright/test";
import type { Dropped } from "./page.ts";

/** Gives dropped and chosen files a pointer to the file of the same name that `writeFiles` laid down. */
export async function pointToFiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const folder = () => navigator.storage.getDirectory();
    Object.assign(DataTransferItem.prototype, {
      getAsFileSystemHandle(this: DataTransferItem) {
        const name = this.getAsFile()?.name ?? "";
        return folder().then((root) => root.getFileHandle(name));
      },
    });
    Object.assign(window, {
      async showOpenFilePicker() {
        const root = await folder();
        const handles = [];
        for await (const handle of root.values()) if (handle.kind === "file") handles.push(handle);
        return handles;
      },
    });
  });
}

/** From now on the browser asks before it lets a page read through a pointer, until someone allowed it. */
export async function askForPermission(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let state = "prompt";
    Object.assign(FileSystemHandle.prototype, {
      queryPermission: async () => state,
      requestPermission: async () => {
        state = navigator.userActivation.isActive ? "granted" : "denied";
        return state;
      },
    });
  });
}

/** Names may have folders in front of them. */
export async function writeFiles(page: Page, files: readonly Dropped[]): Promise<void> {
  const list = files.map(({ name, bytes }) => ({ name, text: Buffer.from(bytes).toString() }));
  await page.evaluate(async (all) => {
    for (const { name, text } of all) {
      const path = name.split("/");
      let folder = await navigator.storage.getDirectory();
      for (const part of path.slice(0, -1)) {
        folder = await folder.getDirectoryHandle(part, { create: true });
      }
      const handle = await folder.getFileHandle(path.at(-1) ?? "", { create: true });
      const writable = await handle.createWritable();
      await writable.write(text);
      await writable.close();
    }
  }, list);
}

export async function removeFile(page: Page, name: string): Promise<void> {
  await page.evaluate(async (file) => {
    const root = await navigator.storage.getDirectory();
    await root.removeEntry(file);
  }, name);
}

/** Drops the folder of this name as the browser would hand it over. */
export async function dropFolder(page: Page, name: string): Promise<void> {
  await page.evaluate(async (folder) => {
    const root = await navigator.storage.getDirectory();
    const handle = await root.getDirectoryHandle(folder);
    const transfer = new DataTransfer();
    transfer.items.add(new File([], folder));
    Object.assign(DataTransferItem.prototype, {
      webkitGetAsEntry: () => ({ name: folder, isDirectory: true, isFile: false }),
      getAsFileSystemHandle: async () => handle,
    });
    document.body.dispatchEvent(
      new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }),
    );
  }, name);
}

/** What this page's database holds, each value by the kind of its parts. */
export async function describeKept(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("leafwalk");
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const reading = database.transaction("values").objectStore("values").getAll();
    await new Promise((done) => {
      reading.onsuccess = done;
    });
    database.close();
    const kinds = (value: unknown): unknown => {
      if (value instanceof FileSystemHandle) return `pointer to ${value.name}`;
      if (Array.isArray(value)) return value.map(kinds);
      if (typeof value !== "object" || value === null) return typeof value;
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, kinds(part)]));
    };
    return kinds(reading.result);
  });
}
