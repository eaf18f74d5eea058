import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { madeOnce } from "./cache.ts";
import { type HeavyWish, writeHeavy } from "./heavy-session.ts";
import { type FolderWish, writeFolder } from "./session-folder.ts";
import { mixes, writeSession } from "./session-mix.ts";
import { type TreeShapeName, writeTree } from "./tree-shapes.ts";

const MB = 1e6;
const SESSION = "session.jsonl";

/** The path of a session of a mix, of about so many megabytes. */
export function sessionOf(mix: keyof typeof mixes, megabytes: number): Promise<string> {
  return madeOnce(`mix-${mix}-${megabytes}-mb.jsonl`, (path) =>
    writeSession(path, { mix: mixes[mix], bytes: megabytes * MB, seed: megabytes }),
  );
}

/** The path of a session with a tree of a shape. */
export function treeOf(shape: TreeShapeName, entries: number): Promise<string> {
  return madeOnce(`tree-${shape}-${entries}.jsonl`, (path) => writeTree(path, shape, entries));
}

/** The path of a folder of sessions. */
export function folderOf(wish: FolderWish): Promise<string> {
  const name = `folder-${wish.sessions}-${wish.bytes / MB}-mb`;
  return madeOnce(name, (path) => writeFolder(path, wish));
}

/** The path of a session of heavy entries, alone in its folder. */
export async function heavyOf(wish: HeavyWish): Promise<string> {
  const name = `heavy-${wish.result / MB}-mb-${wish.pictures}`;
  const folder = await madeOnce(name, async (path) => {
    await mkdir(path);
    await writeHeavy(join(path, SESSION), wish);
  });
  return join(folder, SESSION);
}
