import { mkdir, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import type { Measurement } from "./row.ts";

interface Results {
  readonly short: boolean;
  readonly measured: readonly Measurement[];
}

/** Keeps the numbers of the last run, with where they were taken, and gives the file's path. */
export async function writeResults(folder: string, results: Results): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, "results.json");
  const machine = { node: process.version, processor: cpus()[0]?.model, cores: cpus().length };
  const taken = { at: new Date().toISOString(), ...machine };
  await writeFile(file, `${JSON.stringify({ ...taken, ...results }, undefined, 2)}\n`);
  return file;
}
