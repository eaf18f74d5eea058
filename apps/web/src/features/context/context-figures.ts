// The figures of the leaf header, with "unknown" where the file does not say.

import { type ContextPlan, recordedUsage, type Session, totalTokens } from "@leafwalk/core";

export interface ContextFigures {
  /** Tokens of the context as the last turn in it counted them; undefined where nobody did. */
  readonly tokens: number | undefined;
  /** Dollars spent on the way to the leaf; undefined where no turn records any. */
  readonly cost: number | undefined;
  /** Turns on the way that record no usage: the cost is at least what is known. */
  readonly unknownTurns: number;
}

export function readFigures(session: Session, plan: ContextPlan): ContextFigures {
  const { cost, unknownTurns } = recordedUsage(session, plan.path);
  return { tokens: countTokens(session, plan), cost, unknownTurns };
}

/** Usage from before a compaction counts what is no longer there: only what was counted behind it will do. */
function countTokens(session: Session, plan: ContextPlan): number | undefined {
  const sent = new Map(plan.messages.map(({ position, part }) => [position, part]));
  for (let i = plan.path.length - 1; i >= 0; i--) {
    const position = plan.path[i]!;
    const part = sent.get(position);
    if (part === undefined) continue;
    const { usage, tokensAfter } = session.rareOf(position);
    if (part === "compaction-summary") return tokensAfter;
    if (session.roleOf(position) !== "assistant" || !usage) continue;
    const tokens = totalTokens(usage);
    if (tokens > 0) return tokens;
  }
  return undefined;
}
