// Facts as one binary body: what the server answers and a cache keeps. Layout: magic "LWF2", u32 bytes of
// JSON, the JSON (counts, names, what few entries have, diagnostics), then the columns, one behind the
// other, each in the form that compresses best for what it holds.

import type { Diagnostic } from "../diagnostics.ts";
import { decodeUtf8, encodeUtf8 } from "../read/utf8.ts";
import type { RareFacts } from "../values/facts-draft.ts";
import type { Facts, FactsEnd, Header, TitleSlot } from "./columns.ts";
import { IdIndex } from "./id-index.ts";
import {
  ByteReader,
  ByteWriter,
  type Expect,
  likeTheOneBefore,
  readFloats,
  readWords,
  writeFloats,
  writeWords,
} from "./number-codec.ts";
import { RareColumn, usageFields } from "./rare-column.ts";
import { readReferences, readTexts, writeReferences, writeTexts } from "./text-codec.ts";
import { TextColumn } from "./text-column.ts";

const MAGIC = 0x3246574c; // "LWF2"

/** The bytes are no facts, or facts of another version of Leafwalk. */
export class FactsFormatError extends Error {
  override readonly name = "FactsFormatError";
}

interface Meta {
  readonly count: number;
  readonly size: number;
  readonly end: FactsEnd | null;
  // NaN is not JSON: an unknown header time travels as null.
  readonly header: (Omit<Header, "time"> & { time: number | null }) | null;
  readonly slot: TitleSlot | null;
  readonly typeNames: readonly string[];
  readonly roleNames: readonly string[];
  readonly names: readonly string[];
  readonly calls: number;
  readonly usages: number;
  readonly edits: number;
  readonly rest: readonly (readonly [position: number, facts: RareFacts])[];
  readonly diagnostics: readonly Diagnostic[];
  readonly hasPreviews: boolean;
}

/** The facts as one compact body, for `decodeFacts`; without previews on wish, which travel by themselves then. */
export function encodeFacts(facts: Facts, { previews = true } = {}): Uint8Array {
  const { rare } = facts;
  const meta: Meta = {
    count: facts.count,
    size: facts.size,
    end: facts.end ?? null,
    header: facts.header
      ? { ...facts.header, time: Number.isNaN(facts.header.time) ? null : facts.header.time }
      : null,
    slot: facts.slot ?? null,
    typeNames: facts.typeNames,
    roleNames: facts.roleNames,
    names: rare.data.names,
    calls: rare.data.callName.length,
    usages: rare.data.usage[0]?.length ?? 0,
    edits: rare.data.edited.length,
    rest: [...rare.data.rest],
    diagnostics: facts.diagnostics,
    hasPreviews: previews,
  };
  const writer = new ByteWriter();
  const json = encodeUtf8(JSON.stringify(meta));
  writer.word(MAGIC);
  writer.word(json.length);
  writer.put(json);
  writeColumns(writer, facts);
  writeRare(writer, rare);
  if (previews) writeTexts(writer, facts.preview);
  return writer.take();
}

/** Throws `FactsFormatError` for anything but a whole body made by `encodeFacts`. */
export function decodeFacts(body: Uint8Array): Facts {
  try {
    return decodeBody(body);
  } catch (error) {
    if (error instanceof FactsFormatError) throw error;
    throw new FactsFormatError(`the facts cannot be read: ${String(error)}`);
  }
}

function decodeBody(body: Uint8Array): Facts {
  const reader = new ByteReader(body);
  if (body.length < 8 || reader.word() !== MAGIC) {
    throw new FactsFormatError("these bytes are no facts of this version");
  }
  // The cast is the boundary: encodeFacts wrote this JSON, and the magic says which version did.
  const meta = JSON.parse(decodeUtf8(reader.next(reader.word()))) as Meta;
  const columns = readColumns(reader, meta.count);
  const rare = readRare(reader, meta);
  const preview = meta.hasPreviews ? readTexts(reader, meta.count) : noTexts(meta.count);
  if (!reader.isAtEnd) throw new RangeError("bytes stand behind the last column");
  return {
    ...columns,
    count: meta.count,
    size: meta.size,
    end: meta.end ?? undefined,
    header: meta.header ? { ...meta.header, time: meta.header.time ?? Number.NaN } : undefined,
    slot: meta.slot ?? undefined,
    typeNames: meta.typeNames,
    roleNames: meta.roleNames,
    diagnostics: meta.diagnostics,
    rare,
    preview,
  };
}

function noTexts(count: number): TextColumn {
  return new TextColumn({ ends: new Uint32Array(count), chunks: [new Uint8Array(0)], bases: [0] });
}

/** The previews of the entries `[from, to)`, for `decodePreviews`. */
export function encodePreviews({ preview }: Facts, from: number, to: number): Uint8Array {
  const writer = new ByteWriter();
  writer.word(to - from);
  writeTexts(writer, preview, from, to);
  return writer.take();
}

/** Throws `FactsFormatError` for anything but the bytes of `encodePreviews`. */
export function decodePreviews(bytes: Uint8Array): TextColumn {
  try {
    const reader = new ByteReader(bytes);
    return readTexts(reader, reader.word());
  } catch (error) {
    throw new FactsFormatError(`the previews cannot be read: ${String(error)}`);
  }
}

/** Records follow one another with a line end between them. */
function behindTheOneBefore(length: Uint32Array): Expect {
  return (index, offsets) => (index === 0 ? 0 : offsets[index - 1]! + length[index - 1]! + 1);
}

/** A message says nearly the time that its entry says. */
function likeThe(time: Float64Array): Expect {
  return (index) => time[index]!;
}

function writeColumns(writer: ByteWriter, facts: Facts): void {
  writeWords(writer, facts.length);
  writeFloats(writer, facts.offset, behindTheOneBefore(facts.length));
  writeWords(writer, facts.line, { steps: true });
  writeWords(writer, facts.record, { steps: true });
  writeWords(writer, facts.type);
  writeWords(writer, facts.role);
  writeWords(writer, facts.stop);
  writeWords(writer, facts.flags);
  writeFloats(writer, facts.time, likeTheOneBefore);
  writeFloats(writer, facts.messageTime, likeThe(facts.time));
  writeTexts(writer, facts.id);
  const index = new IdIndex(facts.id);
  writeReferences(writer, facts.parentId, (position) => {
    const parent = facts.parentId.isEmptyAt(position)
      ? -1
      : index.findSame(facts.parentId, position);
    index.put(position);
    return parent < 0 ? 0 : position - parent;
  });
}

function readColumns(reader: ByteReader, count: number) {
  const words = () => new Uint32Array(count);
  const halves = () => new Uint16Array(count);
  const length = readWords(reader, words());
  const offset = readFloats(reader, count, behindTheOneBefore(length));
  const line = readWords(reader, words(), { steps: true });
  const record = readWords(reader, words(), { steps: true });
  const type = readWords(reader, halves());
  const role = readWords(reader, halves());
  const stop = readWords(reader, new Uint8Array(count));
  const flags = readWords(reader, words());
  const time = readFloats(reader, count, likeTheOneBefore);
  const messageTime = readFloats(reader, count, likeThe(time));
  const id = readTexts(reader, count);
  const parentId = readReferences(reader, count, id, (position, back) => position - back);
  return { length, offset, line, record, type, role, stop, flags, time, messageTime, id, parentId };
}

function writeRare(writer: ByteWriter, { data }: RareColumn): void {
  writeWords(writer, data.has);
  writeWords(writer, data.otherBlocks);
  writeWords(writer, data.toolName);
  writeWords(writer, data.answeredBy);
  writeWords(writer, data.callEnd, { steps: true });
  writeWords(writer, data.callName);
  const callIds = new TextColumn(data.callIds);
  writeTexts(writer, callIds);
  const index = new IdIndex(callIds);
  const callId = new TextColumn(data.callId);
  let known = 0;
  writeReferences(writer, callId, (position) => {
    const made = data.callEnd[position]!;
    while (known < made) index.put(known++);
    const call = callId.isEmptyAt(position) ? -1 : index.findSame(callId, position);
    return call < 0 ? 0 : made - call;
  });
  data.usage.forEach((column) => void writeFloats(writer, column, zero));
  writeWords(writer, data.edited, { steps: true });
  writeWords(writer, data.added);
  writeWords(writer, data.removed);
}

const zero: Expect = () => 0;

function readRare(
  reader: ByteReader,
  { count, calls, usages, edits, names, rest }: Meta,
): RareColumn {
  const words = (size: number) => new Uint32Array(size);
  const halves = (size: number) => new Uint16Array(size);
  const has = readWords(reader, halves(count));
  const otherBlocks = readWords(reader, halves(count));
  const toolName = readWords(reader, halves(count));
  const answeredBy = readWords(reader, halves(count));
  const callEnd = readWords(reader, words(count), { steps: true });
  const callName = readWords(reader, halves(calls));
  const callIds = readTexts(reader, calls);
  const callId = readReferences(
    reader,
    count,
    callIds,
    (position, back) => callEnd[position]! - back,
  );
  const usage = usageFields.map(() => readFloats(reader, usages, zero));
  const edited = readWords(reader, words(edits), { steps: true });
  const added = readWords(reader, words(edits));
  const removed = readWords(reader, words(edits));
  return new RareColumn({
    has,
    otherBlocks,
    toolName,
    answeredBy,
    callEnd,
    callName,
    callIds: callIds.data,
    callId: callId.data,
    usage,
    edited,
    added,
    removed,
    names,
    rest: new Map(rest),
  });
}
