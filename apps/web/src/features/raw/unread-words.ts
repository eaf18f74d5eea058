import { type DiagnosticCode, type FilePart, previewOf } from "@leafwalk/core";

export type UnreadPart = FilePart & { readonly kind: "unread" };

/** Bytes that are read of a stretch that is no part of the session, to tell it from others. */
const BEGINNING = 256;

/** In a word or two, as there is room for in a list; the diagnostic itself says it in a sentence. */
const reasons: Readonly<Partial<Record<DiagnosticCode, string>>> = {
  "malformed-line": "Not JSON",
  "nul-bytes": "Zeros",
  "truncated-tail": "Breaks off",
  "torn-record-salvaged": "Torn start",
  "not-an-object": "No record",
  "missing-type": "No type, no id",
  "duplicate-header": "Second header",
};

export function reasonOf({ diagnostic }: UnreadPart): string {
  return reasons[diagnostic.code] ?? "Not read";
}

/** Where its first bytes stand. */
export function beginningOf({ offset, length }: UnreadPart): { offset: number; length: number } {
  return { offset, length: Math.min(length, BEGINNING) };
}

/** Its first words in one line; "" where none of its bytes can be seen. */
export function firstWords(beginning: Uint8Array, part: UnreadPart): string {
  const isCut = beginning.length < part.length;
  // A character that was cut through at the end is none.
  const text = new TextDecoder().decode(beginning, { stream: isCut });
  const words = previewOf(text);
  return isCut && words !== "" && !words.endsWith("…") ? `${words}…` : words;
}

/** What the row of the list is called, which must tell it from all others. */
export function nameOfUnread(name: string, part: UnreadPart, words: string): string {
  const { line, diagnostic } = part;
  const begins = words === "" ? "" : `, begins ${words}`;
  return `Line ${line}, ${name}: ${diagnostic.message}${begins}`;
}
