import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { folderOf } from "../inputs/inputs.ts";
import { bestOf } from "../measure/best-of.ts";
import { readEnds, readLines, statAll } from "../measure/floors.ts";
import { type ListTimes, timeList, timeRestart } from "../measure/list-times.ts";
import { withScratch } from "../measure/with-scratch.ts";
import type { Part, Row } from "../row.ts";

const FOLDER = { sessions: 5_000, bytes: 2_000_000_000 };
const SHORT_FOLDER = { sessions: 300, bytes: 20_000_000 };
const RUNS = 3;

/** The list of a large folder, as a server answers it that was just started, and when it knows all. */
export const list: Part = {
  name: "list",
  async run({ short }) {
    const folder = await folderOf(short ? SHORT_FOLDER : FOLDER);
    const names = await readdir(folder, { recursive: true });
    const paths = names.filter((name) => name.endsWith(".jsonl")).map((name) => join(folder, name));
    const floors = await measureFloors(paths);
    return withScratch(async (cache) => {
      const times = await timeList(folder, cache);
      const restarted = await timeRestart(folder, cache);
      return rowsOf(paths.length, floors, { ...times, restarted });
    });
  },
};

/** Milliseconds over all files. */
interface Floors {
  readonly stat: number;
  /** Of reading the first and the last 64 KB. */
  readonly ends: number;
  /** Of reading all bytes and finding the line ends. */
  readonly lines: number;
}

async function measureFloors(paths: readonly string[]): Promise<Floors> {
  const { best: stat } = await bestOf(RUNS, () => statAll(paths));
  const { best: ends } = await bestOf(RUNS, () => readEnds(paths));
  const { best: lines } = await bestOf(RUNS, () => paths.forEach(readLines));
  return { stat, ends, lines };
}

function rowsOf(
  sessions: number,
  { stat, ends, lines }: Floors,
  times: ListTimes & { readonly restarted: number },
): Row[] {
  const of = `${sessions} sessions`;
  const { first, known, complete, restarted, warm, peak, openFiles } = times;
  return [
    { what: `${of}: first page`, unit: "ms", ours: first, limit: { atMost: 500 } },
    {
      what: `${of}: cheap columns of all`,
      unit: "ms",
      ours: known,
      floor: ends,
      limit: { times: 3 },
    },
    { what: `${of}: all columns of all`, unit: "ms", ours: complete, floor: lines },
    { what: `${of}: the same, server restarted`, unit: "ms", ours: restarted },
    {
      what: `${of}: nothing changed`,
      unit: "ms",
      ours: warm,
      floor: stat,
      limit: { times: 3 },
    },
    { what: `${of}: peak memory`, unit: "MB", ours: peak, limit: { atMost: 250 } },
    { what: `${of}: files open at once`, unit: "", ours: openFiles, limit: { atMost: 16 } },
  ];
}
