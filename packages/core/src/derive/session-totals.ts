// What happened in a session or on a path of it, counted from facts alone.

import { entryDeclaration } from "../entries/index.ts";
import type { CardTree } from "../tree/card-tree.ts";
import type { Session } from "../tree/session.ts";
import { Flag } from "../values/facts-draft.ts";
import { type RecordedUsage, recordedUsage } from "./usage-totals.ts";

/** Calls of one tool. */
export interface ToolTotals {
  readonly name: string;
  readonly calls: number;
  /** Results that say that the call failed. */
  readonly failures: number;
}

/** Counts over the entries of a session, or of a path of it. */
export interface SessionTotals {
  readonly entries: number;
  readonly userMessages: number;
  /** Turn cards that have an entry among them. */
  readonly turns: number;
  readonly calls: number;
  readonly failures: number;
  /** Most frequent first. */
  readonly tools: readonly ToolTotals[];
  /** Lines of the diffs that tool results carry. */
  readonly added: number;
  readonly removed: number;
  readonly compactions: number;
  /** Entries with several children. */
  readonly branchPoints: number;
  readonly tips: number;
  /** Assistant turns by the model that answered, most frequent first. */
  readonly answers: readonly (readonly [model: string, turns: number])[];
  readonly usage: RecordedUsage;
}

/** Totals over all entries, or over the positions given; linear in them. */
export function countTotals(
  session: Session,
  cards: CardTree,
  positions: Iterable<number> = Array(session.count).keys(),
): SessionTotals {
  const tally = new ToolTally();
  const turns = new Set<number>();
  const answers = new Map<string, number>();
  const list = [...positions];
  let [userMessages, added, removed, compactions, branchPoints, tips] = [0, 0, 0, 0, 0, 0];
  for (const position of list) {
    const rare = session.rareOf(position);
    const role = session.roleOf(position);
    const card = cards.cardOf(position);
    if (role === "user") userMessages++;
    if (card >= 0 && cards.kindOf(card) === "turn") turns.add(card);
    if (role === "assistant" && rare.answeredBy !== undefined) {
      answers.set(rare.answeredBy, (answers.get(rare.answeredBy) ?? 0) + 1);
    }
    added += rare.edit?.[0] ?? 0;
    removed += rare.edit?.[1] ?? 0;
    if (entryDeclaration(session.typeOf(position)).context === "compaction") compactions++;
    if (session.childCount(position) > 1) branchPoints++;
    if (session.childCount(position) === 0) tips++;
    for (const { id, name } of rare.calls ?? []) tally.addCall(id, name);
    const isFailure = role === "toolResult" && session.has(position, Flag.isError);
    if (isFailure) tally.addFailure(rare.callId, rare.toolName);
  }
  const tools = tally.list();
  return {
    entries: list.length,
    userMessages,
    turns: turns.size,
    calls: tools.reduce((sum, { calls }) => sum + calls, 0),
    failures: tools.reduce((sum, { failures }) => sum + failures, 0),
    tools,
    added,
    removed,
    compactions,
    branchPoints,
    tips,
    answers: [...answers].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)),
    usage: recordedUsage(session, list),
  };
}

/** Calls and failures by tool; a result counts for the call that it answers, whatever it says of itself. */
class ToolTally {
  private readonly byName = new Map<string, { calls: number; failures: number }>();
  private readonly nameOfCall = new Map<string, string>();

  addCall(id: string, name: string): void {
    this.nameOfCall.set(id, name);
    this.of(name).calls++;
  }

  addFailure(callId: string | undefined, toolName: string | undefined): void {
    const called = callId === undefined ? undefined : this.nameOfCall.get(callId);
    this.of(called ?? toolName ?? "").failures++;
  }

  list(): ToolTotals[] {
    const tools = [...this.byName].map(([name, counts]) => ({ name, ...counts }));
    return tools.sort((a, b) => b.calls - a.calls || (a.name < b.name ? -1 : 1));
  }

  private of(name: string): { calls: number; failures: number } {
    const counts = this.byName.get(name) ?? { calls: 0, failures: 0 };
    this.byName.set(name, counts);
    return counts;
  }
}
