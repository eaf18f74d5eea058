import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The repository: modules are in other folders when built. */
export const root = findRoot(import.meta.dirname);

function findRoot(folder: string): string {
  if (existsSync(join(folder, "pnpm-workspace.yaml"))) return folder;
  return findRoot(dirname(folder));
}
