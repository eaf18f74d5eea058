import { createHash } from "node:crypto";
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** A file's content, or a link to somewhere, or a folder. */
export type Item =
  | string
  | Uint8Array
  | { readonly link: string }
  | { readonly folder: true }
  | { readonly content: string; readonly modified: string };

/** A folder that is gone after the test, with files by their path below it; links resolved. */
export function makeFolder(items: Readonly<Record<string, Item>> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "leafwalk-server-")));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  addTo(folder, items);
  return folder;
}

export function addTo(folder: string, items: Readonly<Record<string, Item>>): void {
  for (const [name, item] of Object.entries(items)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    if (typeof item === "string" || item instanceof Uint8Array) writeFileSync(path, item);
    else if ("link" in item) symlinkSync(item.link, path);
    else if ("folder" in item) mkdirSync(path, { recursive: true });
    else {
      writeFileSync(path, item.content);
      utimesSync(path, new Date(item.modified), new Date(item.modified));
    }
  }
}

/** Names, bytes, links and times of change of everything below a folder, as one hash. */
export function hashFolder(folder: string): string {
  const hash = createHash("sha256");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  for (const name of ["", ...names]) {
    const path = join(folder, name);
    const stats = lstatSync(path, { bigint: true });
    hash.update(`\0${name}\0${stats.mode} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}\0`);
    if (stats.isFile()) hash.update(readFileSync(path));
    if (stats.isSymbolicLink()) hash.update(readlinkSync(path));
  }
  return hash.digest("hex");
}
