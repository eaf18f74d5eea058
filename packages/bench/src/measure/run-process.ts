import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/** Runs one of the built `processes/` in a Node of its own and gives what it printed: one line of JSON. */
export async function runProcess<T>(name: string, args: readonly string[]): Promise<T> {
  // Built, this module is in the same folder as they are.
  const script = join(import.meta.dirname, `${name}.js`);
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args]);
  // The cast is the boundary: both sides are this package, of one build.
  return JSON.parse(stdout) as T;
}
