import type { Session } from "@leafwalk/core";
import type { ShownRow } from "./open-groups.ts";

const LINE = 22;
const BYTES_OF_LINE = 90;
/** A message folds after so many lines. */
const LINES_AT_MOST = 26;
const CALL = 120;

/** A guess at a row's height before it is drawn, from how many bytes its entry has: the nearer, the calmer the scrolling. */
export function estimateHeight(session: Session, row: ShownRow): number {
  switch (row.kind) {
    case "opening":
      return 56;
    case "kept":
      return 36;
    case "state":
      return 28;
    case "bar":
    case "left-out":
      return 52;
    case "left-out-card":
      return 28;
    case "left-out-entry":
      return estimateEntry(session, row.position, row.results.size);
    case "message":
      return estimateEntry(session, row.message.position, row.results.size);
  }
}

function estimateEntry(session: Session, position: number, calls: number): number {
  const bytes = Math.max(0, (session.facts.length[position] ?? 0) - 300);
  const lines = Math.min(LINES_AT_MOST, Math.ceil(bytes / BYTES_OF_LINE));
  return 56 + (calls > 0 ? Math.min(lines, 3) : lines) * LINE + calls * CALL;
}
