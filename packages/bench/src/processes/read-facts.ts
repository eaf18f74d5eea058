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

const ours: number[] = [];
let [entries, floor, peak] = [0, Number.POSITIVE_INFINITY, Number.NaN];
// In turn, so that the machine is the same to both.
for (let run = 0; run < Number(runs); run++) {
  const { result, best } = await bestOf(1, countEntries);
  ours.push(best);
  entries = result;
  // Later runs begin with the garbage of earlier ones.
  if (run === 0) peak = peakMemory();
  floor = Math.min(floor, (await bestOf(1, () => readLines(path))).best);
}
const [first = Number.NaN] = ours;
const reading: FactsReading = { entries, first, best: Math.min(...ours), floor, peak };
console.log(JSON.stringify(reading));
