// The sessions that the journeys read: one folder for the whole run, made by folder.setup.ts and looked at
// again by folder.teardown.ts.

import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const { LEAFWALK_E2E_FOLDER } = process.env;
if (LEAFWALK_E2E_FOLDER === undefined) throw new Error("playwright.config.ts names the folder");

/** Everything below it stays as it is while the journeys run. */
export const runFolder = LEAFWALK_E2E_FOLDER;
export const fixtures = join(import.meta.dirname, "../../packages/core/fixtures");
export const fixtureSessions = join(runFolder, "fixtures/sessions");

/** A parent, forks, subagents and twins: see family.ts. */
export const familySessions = join(runFolder, "family/sessions");

/** Real sessions that are kept beside the repository; journeys over them are skipped where there are none. */
export const shared = join(import.meta.dirname, "../../../shared");
export const hasShared = existsSync(join(shared, "real"));
/** An agent's folder, to be named by PI_CODING_AGENT_DIR. */
export const realAgentFolder = join(runFolder, "omp-agent");
export const realSessions = join(runFolder, "real/sessions");

/** Path, time and hash of every file below a folder. */
export function describeFolder(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return names.map((name) => {
    const path = join(folder, name);
    const state = lstatSync(path);
    if (!state.isFile()) return name;
    const hash = createHash("sha256").update(readFileSync(path)).digest("hex");
    return `${name} ${state.mtimeMs} ${hash}`;
  });
}
