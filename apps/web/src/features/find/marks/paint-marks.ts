import { findWords, foldCase } from "../../../format/find-words.ts";
import type { Hit } from "../find-hits.ts";
import { endsOf, readMounted } from "./mounted-text.ts";
import { findSamePlace } from "./same-place.ts";

/** More marks than this on the page are no help, and cost. */
const MARKS_AT_MOST = 1000;
const HITS = "leafwalk-hit";
const CURRENT = "leafwalk-current-hit";

/** Marks the words in everything that is drawn in a view; gives the place of the current hit, where that is drawn. */
export function paintMarks(
  view: Element,
  words: string,
  current: Hit | undefined,
): StaticRangeInit | undefined {
  const marks: StaticRangeInit[] = [];
  // The parts of a view that are read; bars above them are not.
  for (const part of view.querySelectorAll("section")) {
    if (part.parentElement?.closest("section")) continue;
    const mounted = readMounted(part);
    const room = MARKS_AT_MOST - marks.length;
    for (const at of findWords(foldCase(mounted.text), words, room)) {
      marks.push(endsOf(mounted, at, at + words.length));
    }
  }
  const found = current && findCurrent(view, words, current);
  setMarks(HITS, marks, 0);
  setMarks(CURRENT, found ? [found] : [], 1);
  return found;
}

export function clearMarks(): void {
  setMarks(HITS, [], 0);
  setMarks(CURRENT, [], 1);
}

function findCurrent(view: Element, words: string, hit: Hit): StaticRangeInit | undefined {
  const { position } = hit;
  for (const part of view.querySelectorAll(
    `[data-entry="${position}"], [data-result="${position}"]`,
  )) {
    const mounted = readMounted(part);
    const places = findWords(foldCase(mounted.text), words, MARKS_AT_MOST);
    const at = places[findSamePlace(hit, mounted.text, places, words.length)];
    if (at !== undefined) return endsOf(mounted, at, at + words.length);
  }
  return undefined;
}

/**
 * Ranges and not elements: what is drawn stays as it is. They do not follow what changes on the page, which
 * would cost with each of them: all are painted anew. Where the browser has no such marks there are none.
 */
function setMarks(name: string, marks: readonly StaticRangeInit[], priority: number): void {
  if (typeof CSS === "undefined" || !("highlights" in CSS)) return;
  if (marks.length === 0) {
    CSS.highlights.delete(name);
    return;
  }
  const highlight = new Highlight(...marks.map((ends) => new StaticRange(ends)));
  highlight.priority = priority;
  CSS.highlights.set(name, highlight);
}
