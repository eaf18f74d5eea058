import { asNumber, asObject } from "../read/json.ts";
import type { Usage } from "./facts-draft.ts";

/** Totals over entries: what is recorded is summed, calls without usage are counted, not guessed. */
export interface UsageTotals {
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  readonly totalTokens: number;
  readonly cost: number;
  /** Assistant turns that record no usage. */
  readonly unknown: number;
}

export const noUsage: UsageTotals = {
  input: 0,
  output: 0,
  cacheRead: 0,
  cacheWrite: 0,
  totalTokens: 0,
  cost: 0,
  unknown: 0,
};

/** The usage recorded in a message or entry, undefined where there is none. */
export function decodeUsage(value: unknown): Usage | undefined {
  const raw = asObject(value);
  if (!raw) return undefined;
  const usage: { -readonly [K in keyof Usage]: Usage[K] } = {};
  for (const key of ["input", "output", "cacheRead", "cacheWrite", "totalTokens"] as const) {
    const count = asNumber(raw[key]);
    if (isPlausible(count)) usage[key] = count;
  }
  const cost = decodeCost(raw["cost"]);
  if (cost !== undefined) usage.cost = cost;
  return Object.keys(usage).length > 0 ? usage : undefined;
}

/** What no call can have used is taken for unknown; so no sum of a file ever overflows. */
function isPlausible(amount: number | undefined): amount is number {
  return amount !== undefined && amount >= 0 && amount <= Number.MAX_SAFE_INTEGER;
}

function decodeCost(value: unknown): number | undefined {
  const number = asNumber(value);
  if (number !== undefined) return isPlausible(number) ? number : undefined;
  const raw = asObject(value);
  if (!raw) return undefined;
  const total = asNumber(raw["total"]);
  if (total !== undefined) return isPlausible(total) ? total : undefined;
  let sum: number | undefined;
  for (const key of ["input", "output", "cacheRead", "cacheWrite"]) {
    const part = asNumber(raw[key]);
    if (isPlausible(part)) sum = (sum ?? 0) + part;
  }
  return sum;
}

/** All tokens of one call: the recorded total, else the sum of what is there. */
export function totalTokens(usage: Usage): number {
  return (
    usage.totalTokens ??
    (usage.input ?? 0) + (usage.output ?? 0) + (usage.cacheRead ?? 0) + (usage.cacheWrite ?? 0)
  );
}

/** Adds one call's usage to the sums. */
export function addUsage(
  sum: { -readonly [K in keyof UsageTotals]: UsageTotals[K] },
  usage: Usage,
): void {
  sum.input += usage.input ?? 0;
  sum.output += usage.output ?? 0;
  sum.cacheRead += usage.cacheRead ?? 0;
  sum.cacheWrite += usage.cacheWrite ?? 0;
  sum.totalTokens += totalTokens(usage);
  sum.cost += usage.cost ?? 0;
}
