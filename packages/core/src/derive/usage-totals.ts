import type { Session } from "../tree/session.ts";
import type { Usage } from "../values/facts-draft.ts";
import { addUsage, noUsage, totalTokens, type UsageTotals } from "../values/usage.ts";

/**
 * Tokens and cost of all model calls that the file records, on every branch: assistant turns, side calls
 * and the calls that wrote summaries. Turns without usage are counted as unknown.
 */
export function usageTotals(session: Session, positions?: Iterable<number>): UsageTotals {
  const totals = { ...noUsage };
  for (const position of positions ?? allPositions(session)) {
    const usage = session.usageOf(position);
    if (usage) addUsage(totals, usage);
    else if (session.roleOf(position) === "assistant") totals.unknown++;
  }
  return totals;
}

function* allPositions(session: Session): Iterable<number> {
  for (let i = 0; i < session.count; i++) yield i;
}

/** Sums of what is recorded; a figure that no entry records is absent, which is not the same as zero. */
export interface RecordedUsage extends Usage {
  /** Assistant turns that record no usage: the sums are then at least what is known. */
  readonly unknownTurns: number;
}

/** As `usageTotals`, telling what was recorded as nothing from what was not recorded. */
export function recordedUsage(session: Session, positions: Iterable<number>): RecordedUsage {
  const sums: { -readonly [K in keyof Usage]: Usage[K] } = {};
  let unknownTurns = 0;
  for (const position of positions) {
    const usage = session.usageOf(position);
    if (!usage) {
      if (session.roleOf(position) === "assistant") unknownTurns++;
      continue;
    }
    for (const name of usageFigures) {
      const figure = name === "totalTokens" ? tokensOf(usage) : usage[name];
      if (figure !== undefined) sums[name] = (sums[name] ?? 0) + figure;
    }
  }
  return { ...sums, unknownTurns };
}

const usageFigures = ["input", "output", "cacheRead", "cacheWrite", "totalTokens", "cost"] as const;

/** A call that records nothing but its cost says nothing of its tokens. */
function tokensOf(usage: Usage): number | undefined {
  const tells = usageFigures.some((name) => name !== "cost" && usage[name] !== undefined);
  return tells ? totalTokens(usage) : undefined;
}
