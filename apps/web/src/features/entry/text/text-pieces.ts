// Long texts are opened by and by: folded after some lines, and huge ones in pieces, so that no single
// text of the page grows without bound.

/** Lines shown of a text that is folded. */
export const LINES_AT_FIRST = 24;
/** A fold that hides fewer lines is not worth its button. */
const HIDDEN_AT_LEAST = 8;
/** In characters: beyond it a text is neither rendered as markdown nor highlighted. */
export const HUGE = 100_000;
/** Characters of one piece of a huge text. */
export const PIECE = 20_000;

/** Characters of a head: a text without line ends is folded as well. */
const HEAD_AT_MOST = 2400;

export interface Folded {
  readonly head: string;
  /** Whole lines behind the head, 0 where it ends inside the last one. */
  readonly hiddenLines: number;
}

/** The first lines of a text and how many follow. */
export function foldLines(text: string, atFirst = LINES_AT_FIRST): Folded {
  let end = -1;
  for (let line = 0; line < atFirst; line++) {
    const next = text.indexOf("\n", end + 1);
    // Only lines that fit: a very long one ends the head before it, or inside the first.
    if ((next < 0 ? text.length : next) > 2 * HEAD_AT_MOST) return cutHead(text, end);
    if (next < 0) return { head: text, hiddenLines: 0 };
    end = next;
  }
  const hiddenLines = countLines(text, end + 1);
  if (hiddenLines < HIDDEN_AT_LEAST && text.length < 2 * HEAD_AT_MOST) {
    return { head: text, hiddenLines: 0 };
  }
  return { head: text.slice(0, end), hiddenLines };
}

/** Lines shown of the start and of the end of a text that is folded in its middle. */
const LINES_BEFORE = 6;
const LINES_BEHIND = LINES_AT_FIRST - LINES_BEFORE;

export interface FoldedMiddle {
  readonly head: string;
  readonly tail: string;
  /** Whole lines between the two. */
  readonly hiddenLines: number;
}

/** The first and the last lines of a text; undefined where so little is between them that it is shown whole. */
export function foldMiddle(text: string): FoldedMiddle | undefined {
  const { head } = foldLines(text, LINES_BEFORE);
  let start = text.endsWith("\n") ? text.length - 1 : text.length;
  for (let line = 0; line < LINES_BEHIND && start > 0; line++) {
    start = text.lastIndexOf("\n", start - 1);
  }
  // Only lines that fit: before a very long one the tail begins inside it.
  let from = Math.max(start + 1, text.length - 2 * HEAD_AT_MOST);
  if ((text.charCodeAt(from) & 0xfc00) === 0xdc00) from++;
  if (from <= head.length) return undefined;
  const hiddenLines = countLines(text.slice(head.length + 1, from - 1));
  if (hiddenLines < HIDDEN_AT_LEAST && text.length < 2 * HEAD_AT_MOST) return undefined;
  return { head, tail: text.slice(from), hiddenLines };
}

function cutHead(text: string, end: number): Folded {
  if (end > 0) return { head: text.slice(0, end), hiddenLines: countLines(text, end + 1) };
  const isInside = (text.charCodeAt(HEAD_AT_MOST - 1) & 0xfc00) === 0xd800;
  return { head: text.slice(0, isInside ? HEAD_AT_MOST - 1 : HEAD_AT_MOST), hiddenLines: 0 };
}

/** Lines from a place on; a newline at the end starts none. */
export function countLines(text: string, from = 0): number {
  if (from >= text.length) return 0;
  let lines = 1;
  for (let at = text.indexOf("\n", from); at >= 0 && at < text.length - 1; ) {
    lines++;
    at = text.indexOf("\n", at + 1);
  }
  return lines;
}

/** Where a piece that starts at `from` ends: behind a line where there is one near, never inside a character. */
export function endOfPiece(text: string, from: number): number {
  const limit = from + PIECE;
  if (limit >= text.length) return text.length;
  const line = text.lastIndexOf("\n", limit);
  if (line > from + PIECE / 2) return line + 1;
  const isInside = (text.charCodeAt(limit - 1) & 0xfc00) === 0xd800;
  return isInside ? limit - 1 : limit;
}

export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
