import { Flag } from "../values/facts-draft.ts";
import type { Session } from "./session.ts";

/** How a turn's last assistant message ended, "" where it neither failed nor was aborted. */
export const turnFailures = ["", "aborted", "error"] as const;
export type TurnFailure = (typeof turnFailures)[number];

/** What happened in a turn, counted from facts. */
export interface TurnFacts {
  readonly calls: number;
  /** Calls by tool, most frequent first. */
  readonly tools: readonly (readonly [name: string, count: number])[];
  readonly added: number;
  readonly removed: number;
  readonly failures: number;
  readonly tokens: number;
  /** US dollars. */
  readonly cost: number;
  /** Milliseconds from its first entry to its last, 0 where times are missing. */
  readonly duration: number;
  readonly failed: TurnFailure;
}

/** Linear in the entries of the turn. */
export function countTurn(session: Session, positions: readonly number[]): TurnFacts {
  const tools = new Map<string, number>();
  let [calls, added, removed, failures, tokens, cost] = [0, 0, 0, 0, 0, 0];
  let failed: TurnFailure = "";
  for (const position of positions) {
    for (const name of session.toolsOf(position)) {
      calls++;
      tools.set(name, (tools.get(name) ?? 0) + 1);
    }
    const edit = session.editOf(position);
    if (edit) {
      added += edit[0];
      removed += edit[1];
    }
    if (session.has(position, Flag.isError)) failures++;
    tokens += session.tokensOf(position);
    cost += session.costOf(position);
    failed = failureBehind(session, position, failed);
  }
  const duration = session.timeOf(positions.at(-1)!) - session.timeOf(positions[0]!);
  return {
    calls,
    tools: [...tools].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)),
    added,
    removed,
    failures,
    tokens,
    cost,
    duration: Math.max(0, duration),
    failed,
  };
}

/** How a turn stands behind an entry: only what the assistant says can change it. */
export function failureBehind(
  session: Session,
  position: number,
  before: TurnFailure,
): TurnFailure {
  if (session.roleOf(position) !== "assistant") return before;
  const stop = session.stopOf(position);
  return stop === "aborted" || stop === "error" ? stop : "";
}
