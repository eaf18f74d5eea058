// Finds the session files below a root. One folder after the other, without recursion; whatever cannot
// be read on the way is passed by, so that one bad entry never costs the list.

import { type Dirent, lstatSync, realpathSync, type Stats, statSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { join } from "node:path";
import type { RootInfo } from "../api-types.ts";
import { systemCode } from "../errors.ts";
import { type FileIdentity, type Files, identityOf, isInside } from "./files.ts";
import type { Root } from "./root.ts";
import { Turn } from "./turn.ts";

interface FoundFile {
  /** Below the root, with slashes on every system. */
  readonly relativePath: string;
  /** Links resolved. */
  readonly path: string;
  readonly identity: FileIdentity;
  readonly isLink: boolean;
  /** What the identity was made of. */
  readonly stats: Pick<Stats, "size" | "mtimeMs" | "ino">;
}

export interface Walk {
  /** The root's folder, links resolved. */
  readonly folder: string;
  readonly state: RootInfo["state"];
  readonly found: readonly FoundFile[];
}

const SUFFIX = ".jsonl";

/** Walks a root again and again. Where nothing changed in between it gives the very same walk. */
export class Walker {
  private before: Walk | undefined;
  /** Of the walk before: by folder below the root, and by name. */
  private known: FoundByName = new Map();

  constructor(
    private readonly root: Root,
    private readonly files: Files,
  ) {}

  async walk(): Promise<Walk> {
    const walk = await this.walkAnew();
    const { before } = this;
    this.before = before && isSame(before, walk) ? before : walk;
    return this.before;
  }

  private async walkAnew(): Promise<Walk> {
    const { root, files } = this;
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
    const known = this.before?.folder === folder ? this.known : new Map();
    const { found, byName } = await walkBelow(folder, names, files, onlyFile, known);
    this.known = byName;
    return { folder, state: found.length > 0 ? "ok" : "empty", found };
  }
}

type FoundByName = Map<string, Map<string, FoundFile>>;

function isSame(a: Walk, b: Walk): boolean {
  if (a.folder !== b.folder || a.state !== b.state || a.found.length !== b.found.length)
    return false;
  return a.found.every((file, at) => file === b.found[at]);
}

/** A file and the folder of its subagents. */
function namesOfOne(onlyFile: string, names: readonly Dirent[]): Dirent[] {
  const ownFolder = onlyFile.endsWith(SUFFIX) ? onlyFile.slice(0, -SUFFIX.length) : undefined;
  return names.filter(({ name }) => name === onlyFile || name === ownFolder);
}

/** `alwaysTake` is taken whatever its name looks like. A file that is as it was is given as it was `known`. */
async function walkBelow(
  root: string,
  startNames: readonly Dirent[],
  files: Files,
  alwaysTake: string | undefined,
  known: FoundByName,
): Promise<{ found: FoundFile[]; byName: FoundByName }> {
  const found: FoundFile[] = [];
  const byName: FoundByName = new Map();
  const folders: string[] = [];
  const turn = new Turn();
  const take = async (below: string, names: readonly Dirent[]) => {
    const candidates: string[] = [];
    const knownHere = known.get(below);
    const here = new Map<string, FoundFile>();
    byName.set(below, here);
    const pathTo = (name: string) => (below === "" ? name : `${below}/${name}`);
    // The disk's own order differs between systems, and of two equal files the first counts.
    for (const entry of [...names].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const { name } = entry;
      const isTaken = alwaysTake !== undefined && pathTo(name) === alwaysTake;
      // Dots hide what programs left behind: an editor's copies, a Mac's resource forks.
      if (name.startsWith(".") && !isTaken) continue;
      // A link to a folder is not followed: what it leads to inside the root is found under its own
      // name, the rest is none of our business. So no loop can arise.
      if (entry.isDirectory()) folders.push(pathTo(name));
      else if (name.endsWith(SUFFIX) || isTaken) candidates.push(name);
    }
    for (const name of candidates) {
      const before = knownHere?.get(name);
      const file = look(root, before?.relativePath ?? pathTo(name), before);
      if (file) {
        found.push(file);
        here.set(name, file);
      }
      if (turn.isOver) await turn.pass();
    }
  };

  await take("", startNames);
  for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
    await take(at, await files.list(join(root, at)).catch(() => []));
  }
  // A file counts under its own name, whatever the names of links to it: subagents hang on that name.
  const links = found.filter(({ isLink }) => isLink);
  const inOrder = links.length === 0 ? found : [...found.filter(({ isLink }) => !isLink), ...links];
  return { found: inOrder, byName };
}

/** The regular file at a path or, inside the root, at the end of a link. */
function look(
  root: string,
  relativePath: string,
  before: FoundFile | undefined,
): FoundFile | undefined {
  // Of thousands of files every path put together and every identity counts.
  let path = before?.isLink === false ? before.path : join(root, relativePath);
  try {
    const own = lstatSync(path);
    if (own.isFile()) return found(relativePath, path, own, false, before);
    if (!own.isSymbolicLink()) return undefined;
    path = realpathSync(path);
    if (!isInside(root, path)) return undefined;
    const target = statSync(path);
    return target.isFile() ? found(relativePath, path, target, true, before) : undefined;
  } catch {
    return undefined; // dangling, circular, or gone in between
  }
}

/** The file as it was found before where nothing of it changed. */
function found(
  relativePath: string,
  path: string,
  stats: Stats,
  isLink: boolean,
  before: FoundFile | undefined,
): FoundFile {
  const { size, mtimeMs, ino } = stats;
  if (before && before.isLink === isLink && before.path === path) {
    const known = before.stats;
    if (known.size === size && known.mtimeMs === mtimeMs && known.ino === ino) return before;
  }
  return { relativePath, path, identity: identityOf(stats), isLink, stats: { size, mtimeMs, ino } };
}
