import { closeSync, openSync, readSync, statSync } from "node:fs";

const PIECE = 1 << 20;
const LINE_END = 10;

/** Reads a file in pieces of 1 MB into one buffer and finds the line ends, which every reader has to. */
export function readLines(path: string): number {
  const file = openSync(path, "r");
  const buffer = Buffer.allocUnsafe(PIECE);
  let lines = 0;
  for (;;) {
    const length = readSync(file, buffer, 0, PIECE, null);
    if (length === 0) break;
    const piece = length === PIECE ? buffer : buffer.subarray(0, length);
    for (let at = piece.indexOf(LINE_END); at >= 0; at = piece.indexOf(LINE_END, at + 1)) lines++;
  }
  closeSync(file);
  return lines;
}

/** Asks for the state of every file. */
export function statAll(paths: readonly string[]): void {
  for (const path of paths) statSync(path);
}

const END_BYTES = 1 << 16;

/** Reads the first and the last 64 KB of every file. */
export function readEnds(paths: readonly string[]): void {
  const buffer = Buffer.allocUnsafe(END_BYTES);
  for (const path of paths) {
    const { size } = statSync(path);
    const file = openSync(path, "r");
    readSync(file, buffer, 0, END_BYTES, 0);
    if (size > END_BYTES)
      readSync(file, buffer, 0, END_BYTES, Math.max(END_BYTES, size - END_BYTES));
    closeSync(file);
  }
}
