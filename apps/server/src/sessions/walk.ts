// Finds the session files below a root. One folder after the other, without recursion; whatever cannot
// be read on the way is passed by, so that one bad entry never costs the list.

import { type Dirent, lstatSync, realpathSync, statSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { join } from "node:path";
import type { RootInfo } from "../api-types.ts";
import { systemCode } from "../errors.ts";
import { type FileIdentity, type Files, identityOf, isInside } from "./files.ts";
import type { Root } from "./root.ts";

interface FoundFile {
  /** Below the root, with slashes on every system. */
  readonly relativePath: string;
  /** Links resolved. */
  readonly path: string;
  readonly identity: FileIdentity;
  readonly isLink: boolean;
}

export interface Walk {
  /** The root's folder, links resolved. */
  readonly folder: string;
  readonly state: RootInfo["state"];
  readonly found: readonly FoundFile[];
}

const SUFFIX = ".jsonl";
// One call after the other without waiting: a promise for each of thousands of files costs five times what
// the system does for it. After so many milliseconds others get their turn.
const TURN_MS = 8;

export async function walkRoot(root: Root, files: Files): Promise<Walk> {
  let folder: string;
  let names: Dirent[];
  try {
    folder = await realpath(root.folder);
    names = await files.list(folder);
  } catch (error) {
    const missing = systemCode(error) === "ENOENT";
    return { folder: root.folder, state: missing ? "missing" : "unreadable", found: [] };
  }
  const { onlyFile } = root;
  if (onlyFile !== undefined) names = namesOfOne(onlyFile, names);
  const found = await walkBelow(folder, names, files, onlyFile);
  return { folder, state: found.length > 0 ? "ok" : "empty", found };
}

/** A file and the folder of its subagents. */
function namesOfOne(onlyFile: string, names: readonly Dirent[]): Dirent[] {
  const ownFolder = onlyFile.endsWith(SUFFIX) ? onlyFile.slice(0, -SUFFIX.length) : undefined;
  return names.filter(({ name }) => name === onlyFile || name === ownFolder);
}

/** `alwaysTake` is taken whatever its name looks like. */
async function walkBelow(
  root: string,
  startNames: readonly Dirent[],
  files: Files,
  alwaysTake: string | undefined,
): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  const folders: string[] = [];
  let turn = performance.now();
  const take = async (below: string, names: readonly Dirent[]) => {
    const candidates: string[] = [];
    // The disk's own order differs between systems, and of two equal files the first counts.
    for (const entry of [...names].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const relativePath = below === "" ? entry.name : `${below}/${entry.name}`;
      // Dots hide what programs left behind: an editor's copies, a Mac's resource forks.
      if (entry.name.startsWith(".") && relativePath !== alwaysTake) continue;
      // A link to a folder is not followed: what it leads to inside the root is found under its own
      // name, the rest is none of our business. So no loop can arise.
      if (entry.isDirectory()) folders.push(relativePath);
      else if (entry.name.endsWith(SUFFIX) || relativePath === alwaysTake) {
        candidates.push(relativePath);
      }
    }
    for (const relativePath of candidates) {
      const file = look(root, relativePath);
      if (file) found.push(file);
      if (performance.now() - turn < TURN_MS) continue;
      await new Promise(setImmediate);
      turn = performance.now();
    }
  };

  await take("", startNames);
  for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
    await take(at, await files.list(join(root, at)).catch(() => []));
  }
  // A file counts under its own name, whatever the names of links to it: subagents hang on that name.
  return [...found.filter(({ isLink }) => !isLink), ...found.filter(({ isLink }) => isLink)];
}

/** The regular file at a path or, inside the root, at the end of a link. */
function look(root: string, relativePath: string): FoundFile | undefined {
  let path = join(root, relativePath);
  try {
    const own = lstatSync(path);
    if (own.isFile()) return { relativePath, path, identity: identityOf(own), isLink: false };
    if (!own.isSymbolicLink()) return undefined;
    path = realpathSync(path);
    if (!isInside(root, path)) return undefined;
    const target = statSync(path);
    return target.isFile()
      ? { relativePath, path, identity: identityOf(target), isLink: true }
      : undefined;
  } catch {
    return undefined; // dangling, circular, or gone in between
  }
}
