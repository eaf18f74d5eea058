import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const LOOK_EVERY = 5;
/** Programs read a little of something all the time: sockets' small change, and no file. */
const NOTHING_MUCH = 200_000;
/** Nothing was read for so many milliseconds: it has ended. */
const QUIET = 500;
const PATIENCE = 20_000;

/** Bytes that processes have read so far, by the system's own accounting: out of its cache, too. */
function bytesRead(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + readBy(pid), 0);
}

function readBy(pid: number): number {
  let account: string;
  try {
    account = readFileSync(`/proc/${pid}/io`, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return 0; // gone
    throw error;
  }
  const bytes = /^rchar: (\d+)$/m.exec(account)?.[1];
  if (bytes === undefined) throw new Error("the system keeps no account of what is read");
  return Number(bytes);
}

/** Waits until processes have read so many bytes more. */
export async function untilRead(pids: readonly number[], bytes: number): Promise<void> {
  const before = bytesRead(pids);
  const start = performance.now();
  while (bytesRead(pids) - before < bytes) {
    if (performance.now() - start > PATIENCE) throw new Error("nothing was read");
    await wait(LOOK_EVERY);
  }
}

/**
 * Milliseconds that processes go on reading from the moment in which something is done that is to stop them.
 * NaN where they were not reading, Infinity where they never stop.
 */
export async function readsOnAfter(
  pids: readonly number[],
  act: () => Promise<void>,
): Promise<number> {
  let before = bytesRead(pids);
  const start = performance.now();
  const acted = act();
  let last = Number.NaN;
  for (;;) {
    await wait(LOOK_EVERY);
    const now = performance.now() - start;
    const read = bytesRead(pids);
    if (read - before > NOTHING_MUCH) last = now;
    before = read;
    if (now - (Number.isNaN(last) ? 0 : last) > QUIET) break;
    if (now > PATIENCE) return Number.POSITIVE_INFINITY;
  }
  await acted;
  return last;
}
