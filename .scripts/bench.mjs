import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { root, run } from "./run.mjs";

/** Runs the built bench and says whether every limit it judged holds. */
export function runBench(args) {
  return run(process.execPath, [join(root, "packages/bench/dist/bench.js"), ...args]);
}

if (process.argv[1] === import.meta.filename) {
  const isReady = ensureInstalled() && ensureBuilt({ withBench: true });
  process.exitCode = isReady && runBench(process.argv.slice(2)) ? 0 : 1;
}
