import { below, type Random } from "./random.ts";

/** What tells one entry from the others, as agents write it. */
export interface EntryStamp {
  /** Eight hexadecimal digits. */
  readonly id: string;
  readonly timestamp: string;
  /** The message's own time in milliseconds since 1970, a little before. */
  readonly time: number;
}

const START = Date.UTC(2026, 0, 5, 9);
const LONGEST_PAUSE = 20_000;
const LONGEST_WRITE = 40;
/** Odd, so that no two of 4 billion numbers give the same id. */
const SCATTER = 0x9e3779b1;

/** Gives a new stamp at each call: ids that never repeat and look random, times that rise unevenly. */
export function entryStamps(random: Random): () => EntryStamp {
  let count = 0;
  let time = START;
  return () => {
    count++;
    time += 1 + below(random, LONGEST_PAUSE);
    return {
      id: (Math.imul(count, SCATTER) >>> 0).toString(16).padStart(8, "0"),
      timestamp: new Date(time + below(random, LONGEST_WRITE)).toISOString(),
      time,
    };
  };
}
