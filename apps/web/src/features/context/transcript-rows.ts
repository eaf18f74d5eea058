// The transcript as rows: every entry of the path in path order, as it was lived. What the context at the
// leaf leaves out is there all the same, and marked.

import {
  type ContextPlan,
  entryDeclaration,
  type PlannedMessage,
  type Session,
} from "@leafwalk/core";
import { pairResults } from "./pair-results.ts";
import type { BarRow, EntryRow, Row } from "./rows.ts";

/** Pure and linear in the path. */
export function listTranscript(session: Session, plan: ContextPlan): Row[] {
  const sent = new Map<number, PlannedMessage>();
  for (const message of plan.messages) sent.set(message.position, message);
  const entries = pairEntries(session, plan);
  const rows: Row[] = [];
  let lines: number[] = [];
  const endLines = () => {
    if (lines.length > 0) rows.push({ kind: "state", key: `s${lines[0]}`, positions: lines });
    lines = [];
  };
  for (const position of plan.path) {
    const { look } = entryDeclaration(session.typeOf(position));
    const message = sent.get(position);
    if (look === "line" && !message) {
      lines.push(position);
      continue;
    }
    const paired = entries.get(position);
    if (look !== "bar" && !paired) continue; // a result, drawn with its call
    endLines();
    const entry = entryRow(position, message, paired);
    rows.push(look === "bar" ? barRow(position, entry) : entry);
  }
  endLines();
  return rows;
}

type PairedEntry = Pick<ReturnType<typeof pairResults>[number], "results" | "isOrphan">;

/** What stands by itself, with the results that belong to it; results of a call are absent. */
function pairEntries(session: Session, { path }: ContextPlan): Map<number, PairedEntry> {
  const items = Array.from(path, (position) => ({ position, isMessage: true }));
  return new Map(
    pairResults(session, items).map(({ index, results }) => [
      path[index]!,
      // Everything that happened is here: a result without a call is the file's own business.
      { results, isOrphan: false },
    ]),
  );
}

const nothing: PairedEntry = { results: new Map(), isOrphan: false };

function entryRow(
  position: number,
  message: PlannedMessage | undefined,
  paired: PairedEntry = nothing,
): EntryRow {
  if (!message) {
    return { kind: "left-out-entry", key: `e${position}`, position, results: paired.results };
  }
  return { kind: "message", key: `m${position}${message.part}`, message, ...paired };
}

function barRow(position: number, inside: EntryRow): BarRow {
  return { kind: "bar", key: `b${position}`, positions: [position], inside };
}
