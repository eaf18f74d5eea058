// Facts as one binary body: what the server answers, the worker hands over and a cache keeps.
// Layout, little-endian: magic "LWF1", u32 bytes of JSON, the JSON (counts, names, rare facts,
// diagnostics), padding to 8, then the number columns and, as UTF-8 with end offsets, the text columns.

import type { Diagnostic } from "../diagnostics.ts";
import { decodeUtf8, encodeUtf8 } from "../read/utf8.ts";
import type { RareFacts } from "../values/facts-draft.ts";
import type { Facts, Header, TitleSlot } from "./columns.ts";

const MAGIC = 0x3146574c; // "LWF1"

/** The bytes are no facts, or facts of another version of Leafwalk. */
export class FactsFormatError extends Error {
  override readonly name = "FactsFormatError";
}

const numberColumns = [
  ["offset", Float64Array],
  ["length", Float64Array],
  ["time", Float64Array],
  ["messageTime", Float64Array],
  ["line", Uint32Array],
  ["record", Uint32Array],
  ["flags", Uint32Array],
  ["type", Uint16Array],
  ["role", Uint16Array],
  ["stop", Uint8Array],
] as const;
const textColumns = ["id", "parentId", "preview"] as const;

interface Meta {
  readonly count: number;
  readonly size: number;
  // NaN is not JSON: an unknown header time travels as null.
  readonly header: (Omit<Header, "time"> & { time: number | null }) | null;
  readonly slot: TitleSlot | null;
  readonly typeNames: readonly string[];
  readonly roleNames: readonly string[];
  readonly rare: readonly (readonly [position: number, facts: RareFacts])[];
  readonly diagnostics: readonly Diagnostic[];
  readonly textBytes: readonly number[];
  /** Texts with a lone surrogate, which UTF-8 cannot hold: for each text column its positions and texts. */
  readonly oddTexts: readonly (readonly (readonly [position: number, text: string])[])[];
}

/** The facts as one compact body, for `decodeFacts`. */
export function encodeFacts(facts: Facts): Uint8Array {
  const texts = textColumns.map((name) => encodeTexts(facts[name]));
  const rare: [number, RareFacts][] = [];
  for (let i = 0; i < facts.count; i++) {
    const one = facts.rare[i];
    if (one) rare.push([i, one]);
  }
  const meta: Meta = {
    count: facts.count,
    size: facts.size,
    header: facts.header
      ? { ...facts.header, time: Number.isNaN(facts.header.time) ? null : facts.header.time }
      : null,
    slot: facts.slot ?? null,
    typeNames: facts.typeNames,
    roleNames: facts.roleNames,
    rare,
    diagnostics: facts.diagnostics,
    textBytes: texts.map((text) => text.bytes.length),
    oddTexts: textColumns.map((name) => oddTexts(facts[name])),
  };
  const json = encodeUtf8(JSON.stringify(meta));
  let size = pad8(8 + json.length);
  for (const [name] of numberColumns) size = pad8(size + facts[name].byteLength);
  for (const text of texts) size = pad8(pad8(size + text.ends.byteLength) + text.bytes.length);

  const body = new Uint8Array(size);
  const head = new DataView(body.buffer);
  head.setUint32(0, MAGIC, true);
  head.setUint32(4, json.length, true);
  body.set(json, 8);
  let at = pad8(8 + json.length);
  const put = (bytes: Uint8Array) => {
    body.set(bytes, at);
    at = pad8(at + bytes.length);
  };
  for (const [name] of numberColumns) put(bytesOf(facts[name]));
  for (const text of texts) {
    put(bytesOf(text.ends));
    put(text.bytes);
  }
  return body;
}

/** Throws `FactsFormatError` for anything but a whole body made by `encodeFacts`. */
export function decodeFacts(body: Uint8Array): Facts {
  // Typed arrays need aligned offsets, which a piece of a larger buffer may not have.
  const aligned = body.byteOffset % 8 === 0 ? body : body.slice();
  try {
    return decodeAligned(aligned);
  } catch (error) {
    if (error instanceof FactsFormatError) throw error;
    throw new FactsFormatError(`the facts cannot be read: ${String(error)}`);
  }
}

function decodeAligned(body: Uint8Array): Facts {
  const head = new DataView(body.buffer, body.byteOffset, body.byteLength);
  if (body.length < 8 || head.getUint32(0, true) !== MAGIC) {
    throw new FactsFormatError("these bytes are no facts of this version");
  }
  const jsonLength = head.getUint32(4, true);
  // The cast is the boundary: encodeFacts wrote this JSON, and the magic says which version did.
  const meta = JSON.parse(decodeUtf8(body.subarray(8, 8 + jsonLength))) as Meta;
  let at = pad8(8 + jsonLength);
  const { count } = meta;

  function numbers<T>(
    kind: {
      new (buffer: ArrayBufferLike, offset: number, length: number): T;
      BYTES_PER_ELEMENT: number;
    },
    length: number,
  ): T {
    const column = new kind(body.buffer, body.byteOffset + at, length);
    at = pad8(at + length * kind.BYTES_PER_ELEMENT);
    return column;
  }
  function texts(column: number): string[] {
    const ends = numbers(Uint32Array, count);
    const slab = numbers(Uint8Array, meta.textBytes[column] ?? 0);
    const decoded = decodeTexts(slab, ends);
    for (const [position, text] of meta.oddTexts[column] ?? []) decoded[position] = text;
    return decoded;
  }

  const rare = new Array<RareFacts | undefined>(count).fill(undefined);
  for (const [position, facts] of meta.rare) rare[position] = facts;
  const [offset, length, time, messageTime] = [
    numbers(Float64Array, count),
    numbers(Float64Array, count),
    numbers(Float64Array, count),
    numbers(Float64Array, count),
  ];
  const [line, record, flags] = [
    numbers(Uint32Array, count),
    numbers(Uint32Array, count),
    numbers(Uint32Array, count),
  ];
  const [type, role] = [numbers(Uint16Array, count), numbers(Uint16Array, count)];
  const stop = numbers(Uint8Array, count);
  return {
    count,
    size: meta.size,
    header: meta.header ? { ...meta.header, time: meta.header.time ?? Number.NaN } : undefined,
    slot: meta.slot ?? undefined,
    typeNames: meta.typeNames,
    roleNames: meta.roleNames,
    diagnostics: meta.diagnostics,
    rare,
    offset,
    length,
    time,
    messageTime,
    line,
    record,
    flags,
    type,
    role,
    stop,
    id: texts(0),
    parentId: texts(1),
    preview: texts(2),
  };
}

function oddTexts(texts: readonly string[]): [number, string][] {
  const odd: [number, string][] = [];
  texts.forEach((text, position) => {
    if (/\p{Surrogate}/u.test(text)) odd.push([position, text]);
  });
  return odd;
}

function pad8(size: number): number {
  return Math.ceil(size / 8) * 8; // no bit operations: they end at 2 GB
}

function bytesOf(array: Float64Array | Uint32Array | Uint16Array | Uint8Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

function encodeTexts(texts: readonly string[]): { bytes: Uint8Array; ends: Uint32Array } {
  const pieces = texts.map(encodeUtf8);
  const ends = new Uint32Array(texts.length);
  let length = 0;
  pieces.forEach((piece, i) => {
    length += piece.length;
    ends[i] = length;
  });
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return { bytes, ends };
}

function decodeTexts(slab: Uint8Array, ends: Uint32Array): string[] {
  const texts: string[] = [];
  let from = 0;
  for (const end of ends) {
    texts.push(from === end ? "" : decodeUtf8(slab.subarray(from, end)));
    from = end;
  }
  return texts;
}
