import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { folderOf } from "../inputs/inputs.ts";
import { bestOf } from "../measure/best-of.ts";
import { readEnds, readLines, statAll } from "../measure/floors.ts";
import { peakMemory } from "../measure/peak-memory.ts";
import { countOpenFiles, startServer } from "../measure/server.ts";
import { countKnown, firstPage } from "../measure/session-list.ts";
import type { Part, Row } from "../row.ts";

const FOLDER = { sessions: 5_000, bytes: 2_000_000_000 };
const SHORT_FOLDER = { sessions: 300, bytes: 20_000_000 };
const RUNS = 3;
/** Longer than the server goes without looking for new files. */
const REST = 2_000;
const POLL = 5;

/** The list of a large folder, as a server answers it that was just started, and when it knows all. */
export const list: Part = {
  name: "list",
  async run({ short }) {
    const folder = await folderOf(short ? SHORT_FOLDER : FOLDER);
    const names = await readdir(folder, { recursive: true });
    const paths = names.filter((name) => name.endsWith(".jsonl")).map((name) => join(folder, name));
    const floors = {
      stat: (await bestOf(RUNS, () => statAll(paths))).best,
      ends: (await bestOf(RUNS, () => readEnds(paths))).best,
      lines: (await bestOf(RUNS, () => paths.forEach(readLines))).best,
    };
    const cache = await mkdtemp(join(tmpdir(), "leafwalk-bench-"));
    try {
      const cold = await measureCold(folder, cache);
      return rowsOf(paths.length, floors, cold);
    } finally {
      await rm(cache, { recursive: true, force: true });
    }
  },
};

interface Times {
  /** Milliseconds from the moment the server listens. */
  readonly first: number;
  readonly known: number;
  readonly complete: number;
  readonly warm: number;
  /** Milliseconds until all is known again in a new server that finds the cache of the old one. */
  readonly restarted: number;
  /** Megabytes. */
  readonly peak: number;
  readonly openFiles: number;
}

async function measureCold(folder: string, cache: string): Promise<Times> {
  const server = await startServer(folder, cache);
  try {
    const start = performance.now();
    let openFiles = 0;
    const watch = setInterval(() => {
      openFiles = Math.max(openFiles, countOpenFiles(server.pid, folder));
    }, POLL);
    await firstPage(server.url);
    const first = performance.now() - start;
    for (;;) {
      const { known, total } = await countKnown(server.url);
      if (known === total) break;
    }
    const known = performance.now() - start;
    const complete = await untilComplete(server.url, start);
    clearInterval(watch);
    const warm = await measureWarm(server.url);
    const peak = peakMemory(server.pid);
    await server.stop();
    return {
      first,
      known,
      complete,
      warm,
      restarted: await restart(folder, cache),
      peak,
      openFiles,
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function untilComplete(url: string, start: number): Promise<number> {
  for (;;) {
    const { pending } = await firstPage(url);
    if (pending === 0) return performance.now() - start;
    // Asking is work for the server, too.
    await wait(POLL * 10);
  }
}

/** Nothing changed; the server looks for that at every request that does not follow right on another. */
async function measureWarm(url: string): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    await wait(REST);
    const timed = await bestOf(1, () => firstPage(url));
    best = Math.min(best, timed.best);
  }
  return best;
}

async function restart(folder: string, cache: string): Promise<number> {
  const server = await startServer(folder, cache);
  try {
    return await untilComplete(server.url, performance.now());
  } finally {
    await server.stop();
  }
}

function rowsOf(
  sessions: number,
  floors: { stat: number; ends: number; lines: number },
  times: Times,
): Row[] {
  const of = `${sessions} sessions`;
  return [
    { what: `${of}: first page`, unit: "ms", ours: times.first, limit: { atMost: 500 } },
    {
      what: `${of}: cheap columns of all`,
      unit: "ms",
      ours: times.known,
      floor: floors.ends,
      limit: { times: 3 },
    },
    { what: `${of}: all columns of all`, unit: "ms", ours: times.complete, floor: floors.lines },
    { what: `${of}: the same, server restarted`, unit: "ms", ours: times.restarted },
    {
      what: `${of}: nothing changed`,
      unit: "ms",
      ours: times.warm,
      floor: floors.stat,
      limit: { times: 3 },
    },
    { what: `${of}: peak memory`, unit: "MB", ours: times.peak, limit: { atMost: 250 } },
    { what: `${of}: files open at once`, unit: "", ours: times.openFiles, limit: { atMost: 16 } },
  ];
}
