import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { becomeServer } from "./leafwalk.mjs";
import { say } from "./run.mjs";

if (!ensureInstalled() || !ensureBuilt()) process.exit(1);
say("starting …");
await becomeServer(process.argv.slice(2));
