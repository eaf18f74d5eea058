import { findWords, foldCase } from "../../format/find-words.ts";
import type { Piece } from "./block-texts.ts";
import { type Excerpt, excerptAt } from "./excerpt.ts";

/** A place where the words stand. */
export interface Hit extends Excerpt {
  readonly position: number;
  /** The part of the entry, "" for its plain words. */
  readonly part: string;
}

/** The hits in the texts of one entry, in their order, at most so many. `words` are folded. */
export function findHits(
  position: number,
  pieces: readonly Piece[],
  words: string,
  atMost: number,
): Hit[] {
  const hits: Hit[] = [];
  for (const { part, text } of pieces) {
    for (const at of findWords(foldCase(text), words, atMost - hits.length)) {
      hits.push({ position, part, ...excerptAt(text, at, words.length) });
    }
  }
  return hits;
}
