import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./run.mjs";

const made = new Set(["node_modules", "dist", "test-results", "playwright-report", "coverage"]);

/** Paths below `path` that a person wrote, in an order that does not depend on the disk. */
function* filesUnder(path) {
  if (statSync(join(root, path)).isFile()) {
    yield path;
    return;
  }
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (made.has(entry.name) || entry.name.startsWith(".")) continue;
    yield* filesUnder(`${path}/${entry.name}`);
  }
}

/** A hash over the contents of files and folders, named relative to the root. */
export function hashOf(paths, { ignore } = {}) {
  const hash = createHash("sha256").update(
    `${process.version} ${process.platform} ${process.arch}`,
  );
  for (const path of paths) {
    for (const file of filesUnder(path)) {
      if (ignore?.test(file)) continue;
      hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
    }
  }
  return hash.digest("hex");
}

// Inside node_modules: whoever removes that folder removes the belief that all is well with it.
const stampFile = (name) => join(root, "node_modules/.cache/leafwalk", name);

export function isStamped(name, hash) {
  try {
    return readFileSync(stampFile(name), "utf8") === hash;
  } catch {
    return false;
  }
}

export function stamp(name, hash) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), hash);
}
