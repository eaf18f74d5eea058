import { printable } from "@leafwalk/core";

/** The words around a hit, in one line. */
export interface Excerpt {
  readonly before: string;
  /** As it is written. */
  readonly match: string;
  readonly after: string;
}

const BEFORE = 40;
const AFTER = 160;
/** Of very long words no more is shown. */
const MATCH = 120;

/** The text at `[at, at + length)` with what stands around it. Holds on to nothing of the text itself. */
export function excerptAt(text: string, at: number, length: number): Excerpt {
  const end = at + length;
  const from = atCharacter(text, Math.max(0, at - BEFORE));
  const to = atCharacter(text, Math.min(text.length, end + AFTER));
  const shown = atCharacter(text, Math.min(end, at + MATCH));
  const before = inLine(text.slice(from, at)).trimStart();
  return {
    before: from > 0 ? `…${before}` : before,
    match: inLine(text.slice(at, shown)) + (shown < end ? "…" : ""),
    after: inLine(text.slice(end, to)).trimEnd() + (to < text.length ? "…" : ""),
  };
}

/** One place further where it is inside a character. */
function atCharacter(text: string, at: number): number {
  return (text.charCodeAt(at - 1) & 0xfc00) === 0xd800 ? Math.min(text.length, at + 1) : at;
}

/** A slice keeps its whole text in memory; joined anew from its characters it is a text of its own. */
function inLine(slice: string): string {
  return [...printable(slice).replace(/\s+/gu, " ")].join("");
}
