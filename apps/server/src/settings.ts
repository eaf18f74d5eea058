import { realpath, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { ServeArguments } from "./command-line.ts";
import { makeRoot, type Root } from "./sessions/root.ts";
import { UsageError } from "./usage-error.ts";

export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The working folder. */
  readonly cwd: string;
  readonly home: string;
}

export interface SessionSettings {
  readonly roots: readonly Root[];
  /** Nobody said where the sessions are, so the demo may stand in for them. */
  readonly byDefault: boolean;
}

/** Where the sessions are: named on the command line, else `--dir`, else the environment, else the agents' own folders. */
export async function settleSessions(
  { paths, dir }: Pick<ServeArguments, "paths" | "dir">,
  { env, cwd, home }: Surroundings,
): Promise<SessionSettings> {
  const named = paths.length > 0 ? paths : dir === undefined ? [] : [dir];
  if (named.length > 0) {
    const roots: Root[] = [];
    for (const path of named) roots.push(await rootAt(resolve(cwd, path), path));
    return { roots, byDefault: false };
  }
  const agentFolder = env["PI_CODING_AGENT_DIR"];
  const agentFolders = agentFolder
    ? [resolve(cwd, expandHome(agentFolder, home))]
    : [join(home, ".omp", "agent"), join(home, ".pi", "agent")];
  return { roots: agentFolders.map((path) => makeRoot(join(path, "sessions"))), byDefault: true };
}

async function rootAt(path: string, named: string): Promise<Root> {
  const stats = await stat(path).catch(() => undefined);
  if (stats?.isDirectory()) return makeRoot(path);
  if (stats?.isFile()) {
    // A link that was named is meant to be followed; only those found on the way are not.
    const file = await realpath(path);
    return makeRoot(dirname(file), basename(file));
  }
  throw new UsageError(`${named} is neither a folder nor a file`);
}

function expandHome(path: string, home: string): string {
  return path === "~" || path.startsWith("~/") ? join(home, path.slice(1)) : path;
}
