import { concatBytes } from "./concat-bytes.ts";
import { skipScan } from "./skip-scan.ts";
import { decodeUtf8 } from "./utf8.ts";

/** Lines up to this many bytes are parsed whole: JSON.parse is the faster way for them. */
const SHORT_LINE = 16384;

/** Stands for "these bytes are no JSON value"; `undefined` never comes out of JSON. */
export const UNREADABLE = Symbol("unreadable");

/**
 * The value in `bytes[from, to)` as far as facts need it (long strings may be cut, see skip-scan.ts),
 * or `UNREADABLE`.
 */
export function parseForFacts(bytes: Uint8Array, from: number, to: number): unknown {
  if (to - from > SHORT_LINE) {
    const value = skipScan(bytes, from, to);
    if (value !== undefined) return value;
  }
  return parseWhole(bytes.subarray(from, to));
}

/** The value in the bytes, whole, or `UNREADABLE`. */
function parseWhole(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decodeUtf8(bytes));
  } catch {
    return UNREADABLE; // no JSON, or longer than the engine's longest string
  }
}

/**
 * The value of a record whose strings hold raw line ends (`record-spans-lines`), or `UNREADABLE`.
 * Only line ends are mended: any other control character stays the fault it is.
 */
export function parseWithRawLineEnds(bytes: Uint8Array): unknown {
  return parseWhole(escapeRawLineEnds(bytes));
}

/** The bytes of a stored record, parsed whole, with the repairs that reading the file applied. */
export function parseBody(bytes: Uint8Array): unknown {
  const value = parseWhole(bytes);
  return value === UNREADABLE ? parseWithRawLineEnds(bytes) : value;
}

function escapeRawLineEnds(bytes: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  let inString = false;
  let start = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === 0x22) inString = !inString;
    else if (inString && byte === 0x5c) at++;
    else if (inString && (byte === 0x0a || byte === 0x0d)) {
      pieces.push(bytes.subarray(start, at), byte === 0x0a ? ESCAPED_LF : ESCAPED_CR);
      start = at + 1;
    }
  }
  pieces.push(bytes.subarray(start));
  return concatBytes(pieces);
}

const ESCAPED_LF = Uint8Array.of(0x5c, 0x6e);
const ESCAPED_CR = Uint8Array.of(0x5c, 0x72);
