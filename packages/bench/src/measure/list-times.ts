import { setTimeout as wait } from "node:timers/promises";
import { bestOf } from "./best-of.ts";
import { peakMemory } from "./peak-memory.ts";
import { countOpenFiles, startServer } from "./server.ts";
import { expectAllKnown, firstPage, untilAllKnown, untilComplete } from "./session-list.ts";

export interface ListTimes {
  /** Milliseconds from the moment the server listens to the first page … */
  readonly first: number;
  /** … to the cheap columns of all sessions … */
  readonly known: number;
  /** … and to all columns. */
  readonly complete: number;
  /** Milliseconds of the first page while nothing changed. */
  readonly warm: number;
  /** Megabytes. */
  readonly peak: number;
  /** As often as it was looked, and so perhaps not all. */
  readonly openFiles: number;
}

const RUNS = 3;
/** Longer than the server goes without looking for new files. */
const REST = 2_000;
const WATCH_EVERY = 25;

/** Asks a server that was just started, and has nothing in its cache, for its list. */
export async function timeList(folder: string, cache: string): Promise<ListTimes> {
  const server = await startServer(folder, cache);
  const start = performance.now();
  let openFiles = 0;
  const watch = setInterval(() => {
    openFiles = Math.max(openFiles, countOpenFiles(server.pid, folder));
  }, WATCH_EVERY);
  try {
    await firstPage(server.url);
    const first = performance.now() - start;
    await untilAllKnown(server.url);
    const known = performance.now() - start;
    await expectAllKnown(server.url);
    await untilComplete(server.url);
    const complete = performance.now() - start;
    const warm = await timeUnchanged(server.url);
    return { first, known, complete, warm, peak: peakMemory(server.pid), openFiles };
  } finally {
    clearInterval(watch);
    await server.stop();
  }
}

/** Milliseconds until a new server has all columns that finds the cache of the one before. */
export async function timeRestart(folder: string, cache: string): Promise<number> {
  const server = await startServer(folder, cache);
  try {
    return (await bestOf(1, () => untilComplete(server.url))).best;
  } finally {
    await server.stop();
  }
}

/** The server looks for changes at every request that does not follow right on another. */
async function timeUnchanged(url: string): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    await wait(REST);
    best = Math.min(best, (await bestOf(1, () => firstPage(url))).best);
  }
  return best;
}
