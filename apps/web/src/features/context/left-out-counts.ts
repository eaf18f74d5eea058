// What of a path is not sent, by the rule that left it out.

import type { ContextPlan, OmitReason, Session } from "@leafwalk/core";
import { titleOfEntry } from "../entry/index.ts";

export interface LeftOutCount {
  readonly reason: OmitReason;
  readonly count: number;
  /** Position of the first of them. */
  readonly first: number;
  /** What they are, where the rule is that nothing of their kind is ever sent; a few at most. */
  readonly kinds: readonly string[];
}

const KINDS_AT_MOST = 3;

/** In the order in which the path meets them. */
export function countLeftOut(session: Session, plan: ContextPlan): LeftOutCount[] {
  const counts = new Map<OmitReason, { count: number; first: number; kinds: Set<string> }>();
  for (const { position, reason } of plan.omitted) {
    let found = counts.get(reason);
    if (!found) {
      found = { count: 0, first: position, kinds: new Set() };
      counts.set(reason, found);
    }
    found.count++;
    if (reason === "not-a-message" && found.kinds.size < KINDS_AT_MOST) {
      found.kinds.add(titleOfEntry(session, position));
    }
  }
  return Array.from(counts, ([reason, { count, first, kinds }]) => ({
    reason,
    count,
    first,
    kinds: [...kinds],
  }));
}
