import { realpath } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isInside } from "./sessions/files.ts";

export interface CacheSurroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

/** The user's folder for what can be made again: `$XDG_CACHE_HOME/leafwalk`, else `~/.cache/leafwalk`. */
export function cacheFolder({ env, home }: CacheSurroundings): string {
  const named = env["XDG_CACHE_HOME"];
  // The XDG rules: a path that is not absolute does not count.
  return join(named?.startsWith("/") ? named : join(home, ".cache"), "leafwalk");
}

/** Whether a folder, there already or not, is another one or lies in it, whatever links lead there. */
export async function liesIn(folder: string, other: string): Promise<boolean> {
  const [inner, outer] = [await resolveLinks(folder), await resolveLinks(other)];
  return inner === outer || isInside(outer, inner);
}

/** What is not there yet is no link. */
async function resolveLinks(path: string): Promise<string> {
  const resolved = await realpath(path).catch(() => undefined);
  if (resolved !== undefined || dirname(path) === path) return resolved ?? path;
  return join(await resolveLinks(dirname(path)), basename(path));
}
