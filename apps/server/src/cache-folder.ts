import { join } from "node:path";

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
