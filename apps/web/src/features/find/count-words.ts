import { countOf, formatCount } from "../../format/figures.ts";
import type { Search } from "./use-search.ts";

/** How many hits there are and which is looked at: "3 of 41 hits in 12 entries". `current` is -1 for none. */
export function countWords({ found, state }: Search, current: number): string {
  const { hits, entries } = found;
  if (hits.length === 0) return state === "done" ? "No hits" : "";
  const cap = state === "full" ? "first " : "";
  const all = `${cap}${countOf(hits.length, "hit")}`;
  const which = current < 0 ? all : `${formatCount(current + 1)} of ${cap && "the "}${all}`;
  return `${which} in ${countOf(entries, "entry", "entries")}`;
}

/** What cannot be told by counts: "2 entries could not be read"; "" where there is nothing. */
export function unreadWords({ found: { unread } }: Search): string {
  return unread > 0 ? `${countOf(unread, "entry", "entries")} could not be read` : "";
}

/** How much of the file is searched, in percent. */
export function percentSearched(
  { offset, size }: { offset: ArrayLike<number>; size: number },
  next: number,
): number {
  const bytes = offset[next] ?? size;
  return size > 0 ? Math.floor((100 * bytes) / size) : 100;
}
