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

/** Pure and linear in the path. Keys of rows count positions from `base` on. */
export function listTranscript(session: Session, plan: ContextPlan, base = 0): Row[] {
  const sent = new Map<number, PlannedMessage>();
  for (const message of plan.messages) sent.set(message.position, message);
  const entries = pairEntries(session, plan);
  const rows: Row[] = [];
  let lines: number[] = [];
  const endLines = () => {
    const [first] = lines;
    if (first !== undefined)
      rows.push({ kind: "state", key: `s${first - base}`, positions: lines });
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
    const entry = entryRow(position, base, message, paired);
    rows.push(look === "bar" ? barRow(position, base, entry) : entry);
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
  base: number,
  message: PlannedMessage | undefined,
  paired: PairedEntry = nothing,
): EntryRow {
  if (!message) {
    return {
      kind: "left-out-entry",
      key: `e${position - base}`,
      position,
      results: paired.results,
    };
  }
  return { kind: "message", key: `m${position - base}${message.part}`, message, ...paired };
}

function barRow(position: number, base: number, inside: EntryRow): BarRow {
  return { kind: "bar", key: `b${position - base}`, positions: [position], inside };
}
