// Reads the lines of a session file in WebAssembly, sixteen bytes at a time: facts of its messages in
// columns, and where the lines are that the plain reader has to look at. Built into src/scan/module.ts.

import { stoppedAt } from "./json";
import * as at from "./layout";
import { forgetNames, names } from "./names";
import {
  addRow,
  calls,
  edits,
  isBatchFull,
  readRecord,
  rows,
  startBatch,
  usages,
} from "./record";

export * from "./layout";
export { calls, edits, forgetNames, names, rows, usages };

/** All lines are read. */
const DONE: u32 = 0;
/** The line from `lineAt` to `lineEnd` (its line end with it) is left to the plain reader. */
const PLAIN: u32 = 1;
/** The batch is full; reading goes on at `lineAt`. */
const FULL: u32 = 2;

export let lineAt: usize = 0;
export let lineEnd: usize = 0;

/**
 * Reads the lines in `[from, to)`, the last of which has its line end: nothing that is read goes over
 * one, so no other bound has to be looked at. Gives DONE, PLAIN or FULL.
 */
export function scan(from: usize, to: usize): u32 {
  startBatch();
  let p = from;
  while (p < to) {
    lineAt = p;
    if (isBatchFull()) return FULL;
    const end = readRecord(p);
    let behind = end;
    if (end != 0 && load<u8>(behind) == 0x0d) behind++;
    if (end != 0 && load<u8>(behind) == 0x0a && addRow(p - from, end - p)) {
      p = behind + 1;
      continue;
    }
    // Nothing before where reading stopped is a line end.
    lineEnd = findLineEnd(end != 0 ? behind : max(stoppedAt, p)) + 1;
    return PLAIN;
  }
  lineAt = p;
  return DONE;
}

/** There has to be one. */
function findLineEnd(from: usize): usize {
  const wanted = i8x16.splat(0x0a);
  let p = from;
  while (true) {
    const bits = i8x16.bitmask(i8x16.eq(v128.load(p), wanted));
    if (bits != 0) return p + ctz(bits);
    p += 16;
  }
}

/** Where the last line end in `[from, to)` is, 0 where there is none. */
export function lastLineEnd(from: usize, to: usize): usize {
  const wanted = i8x16.splat(0x0a);
  let p = to;
  while (p >= from + 16) {
    p -= 16;
    const bits = i8x16.bitmask(i8x16.eq(v128.load(p), wanted));
    if (bits != 0) return p + 31 - clz(bits);
  }
  while (p > from) if (load<u8>(--p) == 0x0a) return p;
  return 0;
}
