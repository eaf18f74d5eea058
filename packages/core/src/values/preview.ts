import { TEXT_HEAD } from "../read/skip-scan.ts";

/** Longest preview, in UTF-16 units. */
export const PREVIEW_LENGTH = 160;

/** So much of a text is nearly always enough for its preview. */
const ENOUGH = 2 * PREVIEW_LENGTH;

/**
 * The first words of a text in one line, at most 160 characters. Looks at no more of the text than a
 * skip-scan keeps, so that short and long lines give equal facts.
 */
export function previewOf(text: string): string {
  const head = text.trimStart().slice(0, TEXT_HEAD);
  const start = head.slice(0, ENOUGH);
  // Cut in two, an order to a terminal would no longer be one.
  const line = start.length < head.length && !start.includes("\u001b") ? oneLine(start) : "";
  return cutLine(line.length > PREVIEW_LENGTH ? line : oneLine(head));
}

function cutLine(line: string): string {
  if (line.length <= PREVIEW_LENGTH) return line;
  // Do not end on half a surrogate pair.
  const end = /[\ud800-\udbff]/.test(line[PREVIEW_LENGTH - 2] ?? "") ? 2 : 1;
  return `${line.slice(0, PREVIEW_LENGTH - end)}…`;
}

// Controls and bidirectional overrides could make one line look like another (FORMAT §1 on titles).
const INVISIBLE = /\p{Cc}|\p{Bidi_Control}/gu;
/** Orders to a terminal: colours and moves, and titles and links up to the end they name. */
const TERMINAL_CODES =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control sequences are what is looked for
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b\n]*(?:\u0007|\u001b\\))/g;
const LINE_BREAKS = "\t\n\v\f\r\u0085";

/**
 * The text as it may be printed in a line: without orders to a terminal and without control and
 * bidirectional-override characters, spacing kept.
 */
export function printable(text: string): string {
  const words = text.includes("\u001b") ? text.replace(TERMINAL_CODES, "") : text;
  return words.replace(INVISIBLE, (character) => (LINE_BREAKS.includes(character) ? " " : ""));
}

/** The text in one line, without control and bidirectional-override characters. */
export function oneLine(text: string): string {
  return printable(text).replace(/\s+/gu, " ").trim();
}

/** A value as short JSON for a preview: bounded in depth and length, so no input makes it costly. */
export function jsonPreview(value: unknown): string {
  return previewOf(briefJson(value, 4));
}

function briefJson(value: unknown, depth: number): string {
  if (typeof value === "string") return JSON.stringify(value.slice(0, PREVIEW_LENGTH));
  if (typeof value !== "object" || value === null) return String(value);
  if (depth === 0) return Array.isArray(value) ? "[…]" : "{…}";
  let text = "";
  const isList = Array.isArray(value);
  for (const [key, item] of Object.entries(value)) {
    if (text.length > PREVIEW_LENGTH) break;
    if (text) text += ",";
    text += isList ? "" : `${JSON.stringify(key.slice(0, PREVIEW_LENGTH))}:`;
    text += briefJson(item, depth - 1);
  }
  return isList ? `[${text}]` : `{${text}}`;
}
