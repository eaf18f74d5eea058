// A record may hold megabytes. They are put into the page step by step, so that it stays quick.

/** Characters of one step. */
export const STEP = 256_000;

/** The first characters of a text, without half of one at the end. */
export function headOf(text: string, limit: number): string {
  const isInside = limit < text.length && (text.charCodeAt(limit - 1) & 0xfc00) === 0xd800;
  return text.slice(0, isInside ? limit - 1 : limit);
}

interface Rest {
  /** Bytes that one more step shows. */
  readonly next: number;
  /** Bytes that are not shown yet, those of the next step among them. */
  readonly left: number;
}

/** What follows the characters that are shown, undefined where nothing does. */
export function restOf(text: string, limit: number): Rest | undefined {
  if (limit >= text.length) return undefined;
  const from = headOf(text, limit).length;
  const to = headOf(text, limit + STEP).length;
  return { next: countBytes(text.slice(from, to)), left: countBytes(text.slice(from)) };
}

function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}
