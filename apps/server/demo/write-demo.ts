// The demo sessions, with invented content. `pnpm --filter @leafwalk/server demo` writes them anew.

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bugHunt } from "./bug-hunt.ts";
import { damaged } from "./damaged.ts";
import { refactoring, refactoringScout } from "./refactoring.ts";

/** Contents by path below this folder. */
export const demoFiles: Readonly<Record<string, () => string>> = {
  "refactoring.jsonl": refactoring,
  "refactoring/Scout.jsonl": refactoringScout,
  "bug-hunt.jsonl": bugHunt,
  "damaged.jsonl": damaged,
};

if (process.argv[1] === import.meta.filename) {
  for (const [path, write] of Object.entries(demoFiles)) {
    const target = join(import.meta.dirname, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, write());
  }
}
