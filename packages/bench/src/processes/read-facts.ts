// A process of its own that reads the facts of a file: `read-facts FILE RUNS`.

import { readInput } from "../inputs/open-input.ts";
import { bestOf } from "../measure/best-of.ts";
import { readLines } from "../measure/floors.ts";
import { peakMemory } from "../measure/peak-memory.ts";

export interface FactsReading {
  readonly entries: number;
  /** Milliseconds of the first run, in a process that never read facts before. */
  readonly first: number;
  readonly best: number;
  /** Milliseconds of reading the file and finding its line ends, the best of as many runs. */
  readonly floor: number;
  /** Megabytes. */
  readonly peak: number;
}

const [path = "", runs = "1"] = process.argv.slice(2);

async function countEntries(): Promise<number> {
  return (await readInput(path)).count;
}

const { result: entries, first, best } = await bestOf(Number(runs), countEntries);
const peak = peakMemory();
const { best: floor } = await bestOf(Number(runs), () => readLines(path));
const reading: FactsReading = { entries, first, best, floor, peak };
console.log(JSON.stringify(reading));
