// What can still be read of a line that is not one JSON value. Bytes before the first fault are always
// read the same way whatever is appended later, so a record once shown never disappears (FORMAT §5).

import { asObject, type JsonObject } from "./json.ts";
import { isRecordShaped } from "./known-record.ts";
import { skipSpace } from "./line-space.ts";
import { ObjectScanner } from "./object-scanner.ts";
import { parseForFacts } from "./parse-record.ts";

interface SalvagedRecord {
  readonly kind: "record";
  readonly from: number;
  readonly to: number;
  readonly value: JsonObject;
}
/** Bytes that cannot be read; `torn` when a whole record follows them on the line. */
interface LostBytes {
  readonly kind: "lost";
  readonly from: number;
  readonly to: number;
  readonly torn: boolean;
}
interface NulRun {
  readonly kind: "nul";
  readonly from: number;
  readonly to: number;
}
export type LinePart = SalvagedRecord | LostBytes | NulRun;

export interface SalvagedLine {
  readonly parts: LinePart[];
  /** Where an object starts that the end of the line cuts inside a string: it may go on in the next line. */
  readonly openAt: number | undefined;
}

export interface SalvageOptions {
  /** Types that make an object in damaged bytes a record. */
  readonly entryTypes: ReadonlySet<string>;
  /** The line end was seen. Only then is a torn start given up: an unfinished last line may become whole. */
  readonly terminated: boolean;
  /** The line is known not to go on in the next one, so an object cut inside a string is torn too. */
  readonly endsHere: boolean;
}

interface Attempt extends SalvageOptions {
  /** Bytes that may still be scanned: a hostile line could make every brace a new attempt. */
  budget: number;
}

/** Takes a line apart. */
export function salvageLine(bytes: Uint8Array, options: SalvageOptions): SalvagedLine {
  const parts: LinePart[] = [];
  const attempt: Attempt = { ...options, budget: 32 * bytes.length + 65536 };
  let openAt: number | undefined;
  let at = 0;
  while (at < bytes.length) {
    if (bytes[at] === 0) {
      let end = at;
      while (end < bytes.length && bytes[end] === 0) end++;
      parts.push({ kind: "nul", from: at, to: end });
      at = end;
      continue;
    }
    let end = bytes.indexOf(0, at);
    if (end < 0) end = bytes.length;
    const last = end === bytes.length;
    const open = readSegment(bytes, at, end, options.terminated || !last, attempt, parts);
    if (last) openAt = open;
    at = end;
  }
  return { parts, openAt };
}

function readSegment(
  bytes: Uint8Array,
  from: number,
  to: number,
  settled: boolean,
  attempt: Attempt,
  parts: LinePart[],
): number | undefined {
  let at = skipSpace(bytes, from, to);
  while (at < to) {
    const found = wholeObject(bytes, at, to, attempt);
    if (found.record) {
      parts.push({ kind: "record", from: at, to: found.end, value: found.record });
      at = skipSpace(bytes, found.end, to);
      continue;
    }
    if (found.inString && !attempt.endsHere) {
      parts.push({ kind: "lost", from: at, to, torn: false });
      return at;
    }
    // Bytes that break the grammar can never become whole. An object that is only cut short could, and
    // whatever stands in it is a part of it.
    const next = found.isOpen ? -1 : nextRecord(bytes, at + 1, to, settled, attempt);
    parts.push({ kind: "lost", from: at, to: next < 0 ? to : next, torn: next >= 0 });
    if (next < 0) return undefined;
    at = next;
  }
  return undefined;
}

/** Start of the next whole, record-like object, -1 where there is none or where that may still change. */
function nextRecord(
  bytes: Uint8Array,
  from: number,
  to: number,
  settled: boolean,
  attempt: Attempt,
): number {
  let at = bytes.indexOf(0x7b, from);
  while (at >= 0 && at < to) {
    let next = at + 1;
    if (bytes[skipSpace(bytes, at + 1, to)] === 0x22) {
      const found = wholeObject(bytes, at, to, attempt);
      if (found.record && isRecordShaped(found.record, attempt.entryTypes)) return at;
      if (!settled && (found.isOpen || found.inString)) return -1;
      // What is nested in a whole object is a part of it.
      if (found.record) next = found.end;
    }
    at = bytes.indexOf(0x7b, next);
  }
  return -1;
}

interface FoundObject {
  readonly record?: JsonObject;
  readonly end: number;
  readonly inString: boolean;
  /** Cut short, but not broken so far. */
  readonly isOpen: boolean;
}

function wholeObject(bytes: Uint8Array, at: number, to: number, attempt: Attempt): FoundObject {
  const broken = { end: at, inString: false, isOpen: false };
  if (bytes[at] !== 0x7b || attempt.budget <= 0) return broken;
  const result = new ObjectScanner().feed(bytes, at, to);
  attempt.budget -= result.state === "closed" ? result.end - at : to - at;
  if (result.state === "in-string") return { ...broken, inString: true };
  if (result.state === "open") return { ...broken, isOpen: true };
  if (result.state === "broken") return broken;
  // Raw line ends inside a string pass the scanner but are not JSON; they cannot occur within one line,
  // except a lone carriage return, which JSON.parse refuses here.
  const record = asObject(parseForFacts(bytes, at, result.end));
  return record ? { ...broken, record, end: result.end } : broken;
}
