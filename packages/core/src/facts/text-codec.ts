import type { ByteReader, ByteWriter } from "./number-codec.ts";
import { readWords, writeWords } from "./number-codec.ts";
import { GrowingTexts, TextColumn } from "./text-column.ts";

/** Writes the texts `[from, to)` of a column. */
export function writeTexts(
  writer: ByteWriter,
  texts: TextColumn,
  from = 0,
  to = texts.length,
): void {
  const { ends, chunks, bases } = texts.data;
  const lengths = new Uint32Array(to - from);
  const startOf = (index: number) => (index === 0 ? 0 : ends[index - 1]!);
  for (let i = from; i < to; i++) lengths[i - from] = ends[i]! - startOf(i);
  writeWords(writer, lengths);
  const [first, last] = [startOf(from), startOf(to)];
  writer.word(last - first);
  chunks.forEach((chunk, at) => {
    const base = bases[at]!;
    const end = Math.min(last, bases[at + 1] ?? last);
    if (end > Math.max(base, first))
      writer.put(chunk.subarray(Math.max(first, base) - base, end - base));
  });
}

/** Reads so many texts, without copying their bytes. */
export function readTexts(reader: ByteReader, count: number): TextColumn {
  const ends = readWords(reader, new Uint32Array(count));
  for (let i = 1; i < count; i++) ends[i]! += ends[i - 1]!;
  const size = reader.word();
  if ((ends[count - 1] ?? 0) !== size)
    throw new RangeError("texts do not end where their bytes do");
  return new TextColumn({ ends, chunks: [reader.next(size)], bases: [0] });
}

/** Texts nearly all of which stand in another column: as how far back they stand there, and the others. */
export function writeReferences(
  writer: ByteWriter,
  texts: TextColumn,
  backOf: (index: number) => number,
): void {
  const back = new Uint32Array(texts.length);
  const others: number[] = [];
  for (let i = 0; i < texts.length; i++) {
    back[i] = backOf(i);
    if (back[i] === 0) others.push(i);
  }
  writeWords(writer, back);
  writer.word(others.length);
  const lengths = Uint32Array.from(others, (at) => texts.bytesAt(at).length);
  writeWords(writer, lengths);
  for (const at of others) writer.put(texts.bytesAt(at));
}

/** Reads what `writeReferences` wrote; `placeOf` says where in `among` the text stands that is so far back. */
export function readReferences(
  reader: ByteReader,
  count: number,
  among: TextColumn,
  placeOf: (index: number, back: number) => number,
): TextColumn {
  const back = readWords(reader, new Uint32Array(count));
  const lengths = readWords(reader, new Uint32Array(reader.word()));
  const { ends: amongEnds, chunks } = among.data;
  const slab = chunks[0]!;
  const startOf = (place: number) => (place === 0 ? 0 : amongEnds[place - 1]!);
  const ends = new Uint32Array(count);
  let size = 0;
  for (let i = 0, other = 0; i < count; i++) {
    if (back[i] === 0) size += lengths[other++]!;
    else {
      const place = placeOf(i, back[i]!);
      if (!(place >= 0 && place < among.length)) throw new RangeError("a reference leads nowhere");
      size += amongEnds[place]! - startOf(place);
    }
    ends[i] = size;
  }
  const bytes = new Uint8Array(size);
  for (let i = 0, other = 0, at = 0; i < count; i++) {
    const end = ends[i]!;
    if (back[i] === 0) {
      bytes.set(reader.next(lengths[other++]!), at);
      at = end;
      continue;
    }
    for (let from = startOf(placeOf(i, back[i]!)); at < end; at++, from++) bytes[at] = slab[from]!;
  }
  return new TextColumn({ ends, chunks: [bytes], bases: [0] });
}

/** Texts of several columns, one behind the other. */
export function joinTexts(columns: readonly TextColumn[]): TextColumn {
  const joined = new GrowingTexts();
  for (const column of columns) {
    for (let i = 0; i < column.length; i++) joined.addBytes(column.bytesAt(i));
  }
  return joined.snapshot();
}
