// White space within a line.

/** Index of the first byte in `[from, to)` that is none, `to` where all are. */
export function skipSpace(bytes: Uint8Array, from: number, to: number): number {
  let at = from;
  while (at < to && isSpace(bytes[at]!)) at++;
  return at;
}

/** Index behind the last byte that is none, 0 where all are. */
export function trimmedEnd(bytes: Uint8Array): number {
  let to = bytes.length;
  while (to > 0 && isSpace(bytes[to - 1]!)) to--;
  return to;
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0d;
}
