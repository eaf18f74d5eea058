import type { Row, Verdict } from "./row.ts";

export interface Judgement {
  readonly ratio: number | undefined;
  readonly verdict: Verdict;
}

/** Whether a figure holds its limit. What was not measured (NaN) holds none. */
export function judge({ ours, floor, limit }: Row): Judgement {
  const ratio = floor === undefined ? undefined : ours / floor;
  if (!limit) return { ratio, verdict: "told" };
  const holds =
    "times" in limit ? ratio !== undefined && ratio <= limit.times : ours <= limit.atMost;
  return { ratio, verdict: holds ? "ok" : "broken" };
}
