// Which results belong into the cards of which calls, among entries in the order they are shown.

import type { Session, ToolCallFact } from "@leafwalk/core";

export interface Paired {
  /** Index in the list given. */
  readonly index: number;
  /** Positions of the results of its calls, by call id. */
  readonly results: ReadonlyMap<string, number>;
  /** A result whose call is not in the list. */
  readonly isOrphan: boolean;
}

export interface Item {
  readonly position: number;
  /** The entry whose calls count, where that is another one. */
  readonly edit?: number | undefined;
  /** False for what only looks like a message of its entry: a summary. */
  readonly isMessage: boolean;
}

const none: ReadonlyMap<string, number> = new Map();
const noCalls: readonly ToolCallFact[] = [];

/**
 * The items without the results that went to a call. Ids of calls may repeat: a result belongs to the
 * latest call before it, and a second result for the same call stays by itself.
 */
export function pairResults(session: Session, items: readonly Item[]): Paired[] {
  const paired: Paired[] = [];
  const gathered = new Map<string, Map<string, number>>();
  items.forEach(({ position, edit, isMessage }, index) => {
    const isResult = isMessage && session.roleOf(position) === "toolResult";
    const callId = isResult ? session.callIdOf(position) : undefined;
    const results = callId === undefined ? undefined : gathered.get(callId);
    if (callId !== undefined && results && !results.has(callId)) {
      results.set(callId, position);
      return;
    }
    const calls = isMessage ? session.callsOf(edit ?? position) : noCalls;
    const own = calls.length > 0 ? new Map<string, number>() : undefined;
    if (own) for (const { id } of calls) gathered.set(id, own);
    paired.push({ index, results: own ?? none, isOrphan: isResult && !results });
  });
  return paired;
}
