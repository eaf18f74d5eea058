// Which words of a changed line changed.

import { diffWordsWithSpace } from "diff";
import type { DiffLine } from "./diff-lines.ts";

/** From and to, in characters of the line. */
export type Mark = readonly [from: number, to: number];

/** Longer lines and longer runs of them are not compared: it would take long and tell little. */
const LINE_AT_MOST = 400;
const RUN_AT_MOST = 60;
/** Share of a line that has to stay the same for marks to tell anything. */
const SAME_AT_LEAST = 0.3;

/** Marks by index of the line. Removed lines are compared with the added ones that follow them, in order. */
export function markWords(lines: readonly DiffLine[]): ReadonlyMap<number, readonly Mark[]> {
  const marks = new Map<number, readonly Mark[]>();
  for (let i = 0; i < lines.length; ) {
    const removed = runFrom(lines, i, "removed");
    const added = runFrom(lines, i + removed, "added");
    const pairs = Math.min(removed, added);
    if (pairs > 0 && pairs <= RUN_AT_MOST) {
      for (let k = 0; k < pairs; k++) markPair(lines, i + k, i + removed + k, marks);
    }
    i += Math.max(1, removed + added);
  }
  return marks;
}

function runFrom(lines: readonly DiffLine[], start: number, kind: DiffLine["kind"]): number {
  let length = 0;
  while (lines[start + length]?.kind === kind) length++;
  return length;
}

function markPair(
  lines: readonly DiffLine[],
  before: number,
  after: number,
  marks: Map<number, readonly Mark[]>,
): void {
  const [old, now] = [lines[before]!.text, lines[after]!.text];
  if (old.length > LINE_AT_MOST || now.length > LINE_AT_MOST) return;
  const oldMarks: Mark[] = [];
  const newMarks: Mark[] = [];
  let [oldAt, newAt, same] = [0, 0, 0];
  for (const { value, added, removed } of diffWordsWithSpace(old, now)) {
    const length = value.length;
    if (removed) oldMarks.push([oldAt, oldAt + length]);
    if (added) newMarks.push([newAt, newAt + length]);
    if (!added) oldAt += length;
    if (!removed) newAt += length;
    if (!added && !removed) same += value.trim().length;
  }
  if (same < SAME_AT_LEAST * Math.min(old.trim().length, now.trim().length)) return;
  marks.set(before, oldMarks);
  marks.set(after, newMarks);
}
