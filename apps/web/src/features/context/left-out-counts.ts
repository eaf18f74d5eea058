// What of a path is not sent, by the rule that left it out.

import type { ContextPlan, OmitReason, Session } from "@leafwalk/core";
import { titleOfEntry } from "../entry/index.ts";

export interface LeftOutCount {
  readonly reason: OmitReason;
  /** In the order of the path. */
  readonly positions: readonly number[];
  /** What they are and how many of each, where the rule is that nothing of their kind is ever sent; the most frequent first. */
  readonly kinds: readonly (readonly [name: string, count: number])[];
}

/** In the order in which the path meets them. */
export function countLeftOut(session: Session, plan: ContextPlan): LeftOutCount[] {
  const positions = new Map<OmitReason, number[]>();
  const kinds = new Map<string, number>();
  for (const { position, reason } of plan.omitted) {
    const found = positions.get(reason);
    if (found) found.push(position);
    else positions.set(reason, [position]);
    if (reason !== "not-a-message") continue;
    const kind = titleOfEntry(session, position);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  const sorted = [...kinds].sort(([, a], [, b]) => b - a);
  return Array.from(positions, ([reason, found]) => ({
    reason,
    positions: found,
    kinds: reason === "not-a-message" ? sorted : [],
  }));
}

/** The one behind an entry of the path, the first where there is none. */
export function nextLeftOut(
  { positions }: LeftOutCount,
  path: Int32Array,
  from: number | undefined,
): number {
  const wanted = new Set(positions);
  const at = from === undefined ? -1 : path.indexOf(from);
  const behind =
    at < 0 ? undefined : path.subarray(at + 1).find((position) => wanted.has(position));
  return behind ?? positions[0]!;
}
