// Finds the session files below a root. One folder after the other, without recursion; whatever cannot
// be read on the way is passed by, so that one bad entry never costs the list.

import type { Dirent } from "node:fs";
import { lstat, realpath, stat } from "node:fs/promises";
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
// Taking a file's state opens nothing; this only bounds the calls under way.
const AT_ONCE = 32;

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
    for (let at = 0; at < candidates.length; at += AT_ONCE) {
      const batch = candidates.slice(at, at + AT_ONCE);
      const looked = await Promise.all(batch.map((relativePath) => look(root, relativePath)));
      for (const file of looked) if (file) found.push(file);
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
async function look(root: string, relativePath: string): Promise<FoundFile | undefined> {
  let path = join(root, relativePath);
  try {
    const own = await lstat(path, { bigint: true });
    if (own.isFile()) return { relativePath, path, identity: identityOf(own), isLink: false };
    if (!own.isSymbolicLink()) return undefined;
    path = await realpath(path);
    if (!isInside(root, path)) return undefined;
    const target = await stat(path, { bigint: true });
    return target.isFile()
      ? { relativePath, path, identity: identityOf(target), isLink: true }
      : undefined;
  } catch {
    return undefined; // dangling, circular, or gone in between
  }
}
