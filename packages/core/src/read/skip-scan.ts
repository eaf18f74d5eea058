// Reads a long line without making strings of what the facts do not need: a megabyte of base64 or of
// tool output is checked byte by byte and kept only as its head. The result has the shape that
// JSON.parse gives; every doubt is answered with "no" and goes to JSON.parse, which stays the judge.

import { concatBytes } from "./concat-bytes.ts";
import { isEscapeByte, isHexByte, isWordByte } from "./object-scanner.ts";
import { decodeUtf8 } from "./utf8.ts";

/**
 * Bytes kept of a string that is cut. Facts look at no more than the first `TEXT_HEAD` UTF-16 units,
 * and a unit takes at most six bytes (`\u0041`), so whole and cut text give equal facts.
 */
const HEAD_BYTES = 8192;
export const TEXT_HEAD = 1024;

/** The same at the end of a text: a cut output says there where the whole of it is kept. */
const TAIL_BYTES = 3200;
export const TEXT_TAIL = 512;

/** Strings under these keys are facts (ids, names, diffs that are counted) and never cut. */
const WHOLE = new Set([
  "type",
  "id",
  "parentId",
  "timestamp",
  "role",
  "name",
  "toolCallId",
  "toolName",
  "targetId",
  "fromId",
  "firstKeptEntryId",
  "providerReplayThroughEntryId",
  "label",
  "title",
  "cwd",
  "parentSession",
  "branchedFrom",
  "provider",
  "model",
  "modelId",
  "customType",
  "mode",
  "thinkingLevel",
  "stopReason",
  "injectedRules",
  "diff",
  "agent",
]);

interface Container {
  readonly list: unknown[] | undefined;
  readonly object: Record<string, unknown> | undefined;
  key: string;
}

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** The record in `bytes[from, to)` with long strings cut to their heads, or undefined where in doubt. */
export function skipScan(bytes: Uint8Array, from: number, to: number): unknown {
  const open: Container[] = [];
  let at = from;
  let top: Container | undefined;
  let result: unknown;
  let wantsKey = false;

  for (;;) {
    at = skipSpace(bytes, at, to);
    if (at >= to) return undefined;
    let byte = bytes[at]!;

    if (wantsKey) {
      if (byte !== 0x22) return undefined;
      const end = stringEnd(bytes, at + 1, to);
      if (end < 0) return undefined;
      const key = wholeString(bytes, at, end);
      if (key === undefined || top === undefined) return undefined;
      top.key = key;
      at = skipSpace(bytes, end, to);
      if (bytes[at] !== 0x3a) return undefined;
      at = skipSpace(bytes, at + 1, to);
      if (at >= to) return undefined;
      byte = bytes[at]!;
      wantsKey = false;
    }

    let value: unknown;
    if (byte === 0x7b || byte === 0x5b) {
      const isObject = byte === 0x7b;
      const container: Container = {
        list: isObject ? undefined : [],
        object: isObject ? {} : undefined,
        key: top?.key ?? "",
      };
      at = skipSpace(bytes, at + 1, to);
      if (bytes[at] !== (isObject ? 0x7d : 0x5d)) {
        open.push(container);
        top = container;
        wantsKey = isObject;
        continue;
      }
      at++;
      value = container.object ?? container.list;
    } else if (byte === 0x22) {
      const end = stringEnd(bytes, at + 1, to);
      if (end < 0) return undefined;
      value =
        end - at <= HEAD_BYTES || WHOLE.has(top?.key ?? "")
          ? wholeString(bytes, at, end)
          : endsOfString(bytes, at, end);
      if (value === undefined) return undefined;
      at = end;
    } else {
      let word = "";
      // No number or literal that JSON.parse and we read alike is longer than this.
      while (at < to && word.length < 64 && isWordByte(bytes[at]!)) {
        word += String.fromCharCode(bytes[at++]!);
      }
      if (word === "true") value = true;
      else if (word === "false") value = false;
      else if (word === "null") value = null;
      else if (NUMBER.test(word)) value = Number(word);
      else return undefined;
    }

    // Hand the value to its container, then close what closes.
    for (;;) {
      if (top === undefined) {
        result = value;
        return skipSpace(bytes, at, to) === to ? result : undefined;
      }
      if (top.list) top.list.push(value);
      else if (top.object) setField(top.object, top.key, value);
      at = skipSpace(bytes, at, to);
      const next = bytes[at];
      if (at >= to) return undefined;
      if (next === 0x2c) {
        at++;
        wantsKey = top.object !== undefined;
        break;
      }
      if (next !== (top.object ? 0x7d : 0x5d)) return undefined;
      at++;
      value = top.object ?? top.list;
      open.pop();
      top = open.at(-1);
    }
  }
}

function setField(object: Record<string, unknown>, key: string, value: unknown): void {
  // JSON.parse makes `__proto__` an own field; a plain assignment would set the prototype.
  if (key === "__proto__") {
    Object.defineProperty(object, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  } else object[key] = value;
}

function skipSpace(bytes: Uint8Array, from: number, to: number): number {
  let at = from;
  while (at < to) {
    const byte = bytes[at]!;
    if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) break;
    at++;
  }
  return at;
}

/** Index behind the closing quote of the string whose text starts at `from`, -1 where JSON.parse would refuse. */
function stringEnd(bytes: Uint8Array, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const byte = bytes[at]!;
    if (byte === 0x22) return at + 1;
    if (byte < 0x20) return -1;
    if (byte === 0x5c) {
      const next = bytes[++at]!;
      if (at >= to) return -1;
      if (next === 0x75) {
        for (let k = 0; k < 4; k++) if (++at >= to || !isHexByte(bytes[at]!)) return -1;
      } else if (!isEscapeByte(next)) return -1;
    }
  }
  return -1;
}

/** `start` is the opening quote, `end` is behind the closing one. */
function wholeString(bytes: Uint8Array, start: number, end: number): string | undefined {
  try {
    const text = decodeUtf8(bytes.subarray(start, end));
    const value: unknown = text.includes("\\") ? JSON.parse(text) : text.slice(1, -1);
    return typeof value === "string" ? value : undefined;
  } catch {
    return undefined; // past the engine's string limit
  }
}

/** The string's head and tail with nothing between them, each as JSON.parse would read it. */
function endsOfString(bytes: Uint8Array, start: number, end: number): string | undefined {
  let headEnd = Math.min(start + HEAD_BYTES, end - 1);
  // Step back out of a UTF-8 character, then out of an escape (at most six bytes long).
  while (headEnd > start && (bytes[headEnd]! & 0xc0) === 0x80) headEnd--;
  const cutEscape = escapeAround(bytes, start + 1, headEnd);
  if (cutEscape >= 0) headEnd = cutEscape;

  // Facts step over blanks at the start; a head that has too little left behind them says too little.
  const head = wholeString(
    concatBytes([bytes.subarray(start, headEnd), QUOTE]),
    0,
    headEnd - start + 1,
  );
  if (head === undefined || head.trimStart().length < TEXT_HEAD)
    return wholeString(bytes, start, end);

  let tailStart = Math.max(headEnd, end - 1 - TAIL_BYTES);
  // The other way round: forward, to the next whole character or escape.
  while (tailStart < end - 1 && (bytes[tailStart]! & 0xc0) === 0x80) tailStart++;
  const cutStart = escapeAround(bytes, start + 1, tailStart);
  if (cutStart >= 0) tailStart = cutStart + (bytes[cutStart + 1] === 0x75 ? 6 : 2);

  const kept = concatBytes([bytes.subarray(start, headEnd), bytes.subarray(tailStart, end)]);
  return wholeString(kept, 0, kept.length);
}

const QUOTE = Uint8Array.of(0x22);

/** Start of the escape sequence that `cut` would fall into, or -1. */
function escapeAround(bytes: Uint8Array, from: number, cut: number): number {
  for (let at = Math.max(from, cut - 5); at < cut; at++) {
    if (bytes[at] !== 0x5c) continue;
    let run = 0;
    while (at - 1 - run >= from && bytes[at - 1 - run] === 0x5c) run++;
    if (run % 2 === 1) continue; // this backslash is itself escaped
    const length = bytes[at + 1] === 0x75 ? 6 : 2;
    if (at + length > cut) return at;
  }
  return -1;
}
