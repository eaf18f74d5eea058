// Which of the places on the page is the hit that is looked at: the page shows the text without the marks of
// markdown and without what is folded, so places are told by the letters around them.

import { foldCase } from "../../../format/find-words.ts";
import type { Excerpt } from "../excerpt.ts";

/** Letters compared on either side. */
const LETTERS = 16;
/** Of the letters around a hit so many have to be the same, or its place is not on the page. */
const ENOUGH = 0.4;
const OTHERS = /[^\p{L}\p{N}]+/gu;

interface Around {
  /** Nearest first. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Letters and figures around `[from, to)` of a text. */
function lettersAround(before: string, after: string): Around {
  return {
    before: [...foldCase(before).replace(OTHERS, "")].reverse().slice(0, LETTERS),
    after: [...foldCase(after).replace(OTHERS, "")].slice(0, LETTERS),
  };
}

/** Of the places `[at, at + length)` in a text, the index of the one that the excerpt is of; -1 where none is. */
export function findSamePlace(
  excerpt: Excerpt,
  text: string,
  places: readonly number[],
  length: number,
): number {
  const wanted = lettersAround(excerpt.before, excerpt.after);
  const letters = wanted.before.length + wanted.after.length;
  let best = -1;
  let most = -1;
  places.forEach((at, index) => {
    const end = at + length;
    const there = lettersAround(
      text.slice(Math.max(0, at - 4 * LETTERS), at),
      text.slice(end, end + 4 * LETTERS),
    );
    const same = countSame(wanted.before, there.before) + countSame(wanted.after, there.after);
    if (same <= most) return;
    most = same;
    best = index;
  });
  return most >= ENOUGH * letters ? best : -1;
}

function countSame(a: readonly string[], b: readonly string[]): number {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return same;
}
