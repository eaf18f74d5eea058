// The context as rows: what is sent in the order it is sent, and every entry of the path that is not, where
// it happened and with its reason. Pure and linear in the path.

import {
  type ContextPlan,
  entryDeclaration,
  type Omission,
  type OmitReason,
  type PlannedMessage,
  type Session,
} from "@leafwalk/core";
import { type Item, pairResults } from "./pair-results.ts";

export type Row =
  /** What the file does not record. */
  | { readonly kind: "opening"; readonly key: string }
  | MessageRow
  /** Entries from before the compaction that are sent as they are. */
  | { readonly kind: "kept"; readonly key: string; readonly count: number }
  | LeftOutRow
  /** Changes of state, where they happened. */
  | { readonly kind: "state"; readonly key: string; readonly positions: readonly number[] }
  | BarRow
  | LeftOutEntryRow;

export type EntryRow = MessageRow | LeftOutEntryRow;

/** A compaction or a reset where it happened, with its entry inside. */
export interface BarRow {
  readonly kind: "bar";
  readonly key: string;
  readonly positions: readonly number[];
  readonly inside: EntryRow;
}

/** An entry that is not sent, drawn whole. */
export interface LeftOutEntryRow {
  readonly kind: "left-out-entry";
  readonly key: string;
  readonly position: number;
  readonly results: ReadonlyMap<string, number>;
}

export interface MessageRow {
  readonly kind: "message";
  readonly key: string;
  readonly message: PlannedMessage;
  /** Results that are sent right for its calls, by call id: drawn inside the cards of the calls. */
  readonly results: ReadonlyMap<string, number>;
  /** A result whose call is not in the context. */
  readonly isOrphan: boolean;
}

export interface LeftOutRow {
  readonly kind: "left-out";
  readonly key: string;
  readonly reason: OmitReason;
  /** The entry that did it, where there is one. */
  readonly by: number | undefined;
  readonly positions: readonly number[];
  /** How many of them are state changes in between, which no rule had to take out. */
  readonly lines: number;
}

const noResults: ReadonlyMap<string, number> = new Map();

/** Keys of rows count positions from `base` on. */
export function listRows(session: Session, plan: ContextPlan, base = 0): Row[] {
  // The compaction in force speaks first, though it happened later: so the plan has it first.
  const isLeading = ({ part }: PlannedMessage) =>
    part === "compaction-summary" || part === "system-message";
  const leading = plan.messages.filter(isLeading);
  const sent = leading.length > 0 ? plan.messages.slice(leading.length) : plan.messages;
  const onTheWay = listPath(session, plan, sent, base);
  const rows = placeLeading(plan, onTheWay, leading, base);
  return [{ kind: "opening", key: "opening" }, ...mergeResults(session, rows)];
}

/** The rows of the path in its order, without what the compaction puts before them. */
function listPath(
  session: Session,
  plan: ContextPlan,
  sent: readonly PlannedMessage[],
  base: number,
): Row[] {
  const rows: Row[] = [];
  // Both are in the order of the path: maps of a hundred thousand take longer than all the rest.
  const { omitted } = plan;
  let [nextSent, nextOmitted] = [0, 0];
  // The rows that can still grow.
  let group: OpenGroup | undefined;
  let lines: number[] = [];
  const endLines = () => {
    const [first] = lines;
    if (first !== undefined)
      rows.push({ kind: "state", key: `s${first - base}`, positions: lines });
    lines = [];
  };
  for (const position of plan.path) {
    const omission = omitted[nextOmitted]?.position === position ? omitted[nextOmitted] : undefined;
    const message = sent[nextSent]?.position === position ? sent[nextSent] : undefined;
    if (omission) nextOmitted++;
    if (message) nextSent++;
    if (message) {
      endLines();
      group = undefined;
      rows.push(messageRow(message, base));
    } else if (omission && isLine(session, omission)) {
      lines.push(position);
    } else if (omission) {
      if (group && belongsTo(group, omission)) {
        // What changed in between went the same way: it is told inside the group.
        for (const line of [...lines, position]) addTo(group, line);
        group.row.lines += lines.length;
        lines = [];
      } else {
        endLines();
        const { reason, by } = omission;
        const positions = [position];
        const row: GrowingRow = {
          kind: "left-out",
          key: `o${position - base}`,
          reason,
          by,
          positions,
          lines: 0,
        };
        group = { row, members: new Set(positions) };
        rows.push(row);
      }
    } else {
      // The compaction in force, which is told before what it keeps.
      endLines();
      group = undefined;
    }
  }
  endLines();
  return rows;
}

/** A row that can still grow. */
interface OpenGroup {
  readonly row: GrowingRow;
  readonly members: Set<number>;
}
type GrowingRow = Omit<LeftOutRow, "positions" | "lines"> & { positions: number[]; lines: number };

/** One rule took both out, by the same entry or by one that went itself: the results of an aborted turn. */
function belongsTo({ row, members }: OpenGroup, { reason, by }: Omission): boolean {
  if (row.reason !== reason) return false;
  return row.by === by || (by !== undefined && members.has(by));
}

function addTo({ row, members }: OpenGroup, position: number): void {
  row.positions.push(position);
  members.add(position);
}

/** Whether an entry that is never sent is told as a line, not as something left out. */
function isLine(session: Session, { position, reason }: Omission): boolean {
  return reason === "not-a-message" && entryDeclaration(session.typeOf(position)).look !== "card";
}

function messageRow(message: PlannedMessage, base: number): MessageRow {
  const { position, part } = message;
  return {
    kind: "message",
    key: `m${position - base}${part}`,
    message,
    results: noResults,
    isOrphan: false,
  };
}

/** Puts the compaction's own messages before what it keeps, behind what it replaced. */
function placeLeading(
  plan: ContextPlan,
  rows: readonly Row[],
  leading: readonly PlannedMessage[],
  base: number,
): Row[] {
  const first = (message: PlannedMessage) => messageRow(message, base);
  const summary = leading.find(({ part }) => part === "compaction-summary");
  if (!summary) return [...leading.map(first), ...rows];
  const order = new Map([...plan.path].map((position, index) => [position, index]));
  const compactedAt = order.get(summary.position) ?? 0;
  const indexOf = (row: Row) => order.get(firstPosition(row)) ?? 0;
  let at = rows.findIndex((row) => row.kind === "message" || indexOf(row) > compactedAt);
  if (at < 0) at = rows.length;
  const kept = rows.slice(at).filter((row) => row.kind === "message" && indexOf(row) < compactedAt);
  const system = leading.filter((message) => message !== summary);
  const placed: Row[] = [...system.map(first), ...rows.slice(0, at), first(summary)];
  if (kept.length > 0) placed.push({ kind: "kept", key: "kept", count: kept.length });
  return [...placed, ...rows.slice(at)];
}

function firstPosition(row: Row): number {
  if (row.kind === "message") return row.message.position;
  return row.kind === "state" || row.kind === "left-out" ? (row.positions[0] ?? -1) : -1;
}

/** Moves results that are sent into the cards of their calls, and marks those without a call. */
function mergeResults(session: Session, rows: readonly Row[]): Row[] {
  const items: Item[] = [];
  for (const row of rows) {
    if (row.kind !== "message") continue;
    const { position, edit, part } = row.message;
    items.push({ position, edit, isMessage: part === "message" });
  }
  const paired = pairResults(session, items);
  const merged: Row[] = [];
  let message = 0;
  let next = 0;
  for (const row of rows) {
    if (row.kind !== "message") {
      merged.push(row);
      continue;
    }
    // A message that is missing among the pairs is a result, which went to its call.
    const pair = paired[next];
    if (pair?.index === message++) {
      const { results, isOrphan } = pair;
      // Most are as they were made.
      merged.push(results.size > 0 || isOrphan ? { ...row, results, isOrphan } : row);
      next++;
    }
  }
  return merged;
}
