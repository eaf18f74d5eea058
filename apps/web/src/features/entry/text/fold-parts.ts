import type { MarkdownPart } from "./markdown.ts";
import { LINES_AT_FIRST } from "./text-pieces.ts";

/** Characters that fill a line on the page: a paragraph is one line in the file and many here. */
const LINE = 100;
const HIDDEN_AT_LEAST = 8;

/** How many parts of a text are shown at first, and how many lines follow. A part is never cut. */
export function foldParts(parts: readonly MarkdownPart[]): { shown: number; hiddenLines: number } {
  const lines = parts.map(linesOf);
  let sum = 0;
  let shown = 0;
  while (shown < parts.length && (shown === 0 || sum + lines[shown]! <= LINES_AT_FIRST)) {
    sum += lines[shown]!;
    shown++;
  }
  const hiddenLines = lines.slice(shown).reduce((all, count) => all + count, 0);
  return hiddenLines < HIDDEN_AT_LEAST
    ? { shown: parts.length, hiddenLines: 0 }
    : { shown, hiddenLines };
}

/** What there is to read in a part, near enough. */
export function textOfPart(part: MarkdownPart): string {
  return part.kind === "code" ? part.text : part.html.replace(/<[^>]*>/g, "");
}

function linesOf(part: MarkdownPart): number {
  if (part.kind === "code") return Math.min(part.lines, LINES_AT_FIRST);
  const letters = textOfPart(part).length;
  return Math.max(1, part.lines, Math.ceil(letters / LINE));
}
