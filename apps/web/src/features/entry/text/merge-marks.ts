import type { CodeRun } from "./highlight.ts";
import type { Mark } from "./word-marks.ts";

export interface MarkedRun extends CodeRun {
  readonly isMarked: boolean;
}

/** Runs of a line cut where a mark begins or ends. */
export function mergeMarks(runs: readonly CodeRun[], marks: readonly Mark[]): MarkedRun[] {
  const merged: MarkedRun[] = [];
  let at = 0;
  for (const { text, tone } of runs) {
    const end = at + text.length;
    let from = at;
    for (const [start, stop] of marks) {
      if (stop <= from || start >= end) continue;
      const markFrom = Math.max(start, from);
      const markTo = Math.min(stop, end);
      if (markFrom > from) push(merged, text.slice(from - at, markFrom - at), tone, false);
      push(merged, text.slice(markFrom - at, markTo - at), tone, true);
      from = markTo;
    }
    if (from < end) push(merged, text.slice(from - at), tone, false);
    at = end;
  }
  return merged;
}

function push(runs: MarkedRun[], text: string, tone: CodeRun["tone"], isMarked: boolean): void {
  if (text !== "") runs.push({ text, tone, isMarked });
}
