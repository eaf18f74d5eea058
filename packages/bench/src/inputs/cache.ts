import { mkdir, rename, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";

/** Counts up when a generator changes, so that no figure is taken on an older input. */
const GENERATION = 1;

export function cacheFolder(): string {
  return join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "leafwalk", "bench");
}

/** The path of a generated input; it is made once, and one that was not finished never counts. */
export async function madeOnce(
  name: string,
  make: (path: string) => Promise<void>,
): Promise<string> {
  const folder = join(cacheFolder(), `inputs-${GENERATION}`);
  const path = join(folder, name);
  if (await stat(path).catch(() => undefined)) return path;
  await mkdir(folder, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await make(unfinished);
  await rename(unfinished, path);
  return path;
}
