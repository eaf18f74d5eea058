import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { root, runTool, say } from "./run.mjs";
import { hashOf, isStamped, stamp } from "./stamp.mjs";

const shared = ["tsconfig.base.json", "pnpm-lock.yaml", "packages/core"];
const notBuilt = /\.test(-d)?\.tsx?$|^packages\/core\/fixtures\/|\.md$|\/vitest\./;

// In this order: the server's build carries the web app's with it.
const targets = [
  { name: "core", folder: "packages/core", from: shared, makes: "index.js" },
  { name: "web", folder: "apps/web", from: [...shared, "apps/web"], makes: "index.html" },
  {
    name: "server",
    folder: "apps/server",
    from: [...shared, "apps/web", "apps/server"],
    makes: "main.js",
  },
];

// It measures what the others make, and carries the page's pure code with it.
const bench = {
  name: "bench",
  folder: "packages/bench",
  from: [...shared, "apps/web", "packages/bench"],
  makes: "bench.js",
};

const builders = {
  core: () =>
    runTool("packages/core", "tsc", [
      "-b",
      "tsconfig.src.json",
      "tsconfig.node.json",
      "tsconfig.testing.json",
    ]),
  web: () => runTool("apps/web", "vite", ["build", "--logLevel", "warn"]),
  server: () => runTool("apps/server", "vite", ["build", "--logLevel", "warn"]),
  bench: () => runTool("packages/bench", "vite", ["build", "--logLevel", "warn"]),
};

/** Builds what changed since the last build; costs milliseconds when nothing did. */
export function ensureBuilt({ withBench = false } = {}) {
  for (const { name, folder, from, makes } of withBench ? [...targets, bench] : targets) {
    const hash = hashOf(from, { ignore: notBuilt });
    if (existsSync(join(root, folder, "dist", makes)) && isStamped(`build-${name}`, hash)) continue;
    say(`building ${name} …`);
    if (!builders[name]()) {
      say(`${name} could not be built; the lines above say why`);
      return false;
    }
    stamp(`build-${name}`, hash);
  }
  return true;
}

if (process.argv[1] === import.meta.filename) {
  process.exit(ensureInstalled() && ensureBuilt() ? 0 : 1);
}
