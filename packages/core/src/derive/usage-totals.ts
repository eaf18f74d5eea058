import type { Session } from "../tree/session.ts";
import { addUsage, noUsage, type UsageTotals } from "../values/usage.ts";

/**
 * Tokens and cost of all model calls that the file records, on every branch: assistant turns, side calls
 * and the calls that wrote summaries. Turns without usage are counted as unknown.
 */
export function usageTotals(session: Session, positions?: Iterable<number>): UsageTotals {
  let totals = noUsage;
  let unknown = 0;
  for (const position of positions ?? allPositions(session)) {
    const { usage } = session.rareOf(position);
    if (usage) totals = addUsage(totals, usage);
    else if (session.roleOf(position) === "assistant") unknown++;
  }
  return { ...totals, unknown };
}

function* allPositions(session: Session): Iterable<number> {
  for (let i = 0; i < session.count; i++) yield i;
}
