import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { endWithNpm, say, serverMain } from "./run.mjs";

/**
 * Runs the built command line in this very process, as if it had been started with these arguments:
 * signals, exit code, input and output are then its own, and nothing is spent on a second Node.
 */
export async function becomeServer(args) {
  if (!existsSync(serverMain)) {
    say("not built yet: run `npm run build` first (or `npm start`, which builds and serves)");
    process.exit(1);
  }
  // npm runs scripts in the project's folder; paths in arguments are meant from the caller's.
  if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
  endWithNpm();
  process.argv = [process.argv[0], serverMain, ...args];
  await import(pathToFileURL(serverMain).href);
}

if (process.argv[1] === import.meta.filename) await becomeServer(process.argv.slice(2));
