import type { Hit } from "./find-hits.ts";

/**
 * Index of the hit that is looked at, -1 for none: the chosen one as long as its entry is shown, else the
 * first of the entry that is.
 */
export function currentHit(
  hits: readonly Hit[],
  chosen: number | undefined,
  shown: number | undefined,
): number {
  if (shown === undefined) return -1;
  if (chosen !== undefined && hits[chosen]?.position === shown) return chosen;
  const first = firstFrom(hits, shown);
  return hits[first]?.position === shown ? first : -1;
}

/**
 * Index of the next or the previous hit, round the ends; where none is looked at, from the shown entry on.
 * While more may follow the last one known is no end: undefined.
 */
export function stepHit(
  hits: readonly Hit[],
  current: number,
  shown: number | undefined,
  by: 1 | -1,
  isWhole: boolean,
): number | undefined {
  if (hits.length === 0) return undefined;
  const from = shown === undefined ? 0 : firstFrom(hits, shown);
  const next = current >= 0 ? current + by : by > 0 ? from : from - 1;
  if (next >= 0 && next < hits.length) return next;
  return isWhole ? (next + hits.length) % hits.length : undefined;
}

/** Index of the first hit at an entry or behind it in the file. */
function firstFrom(hits: readonly Hit[], position: number): number {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (hits[middle]!.position < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
