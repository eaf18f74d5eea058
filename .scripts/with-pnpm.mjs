import { ensureInstalled } from "./install.mjs";
import { pnpmCommand, run } from "./run.mjs";

// For root scripts that go through every workspace, where only npm is on the PATH.
const done = ensureInstalled() && run(...pnpmCommand(process.argv.slice(2)));
process.exit(done ? 0 : 1);
