import { type ByteSource, readPieces, type StopSignal } from "../read/byte-source.ts";
import { FactsReader } from "./build.ts";
import { type TextColumn, textColumnOf } from "./text-column.ts";

/** Where records are in a file, in the file's order: columns of facts, or parts of them. In bytes. */
export interface Places {
  readonly offset: ArrayLike<number>;
  readonly length: ArrayLike<number>;
}

/**
 * The previews of records, made anew from the file's bytes: for facts that were read without them. A
 * record reads the same whatever stands before it, so reading begins at the first; one that is no longer
 * where it was has "". Throws `ReadCancelled` and what the source throws.
 */
export async function readPreviews(
  source: ByteSource,
  places: Places,
  stop?: StopSignal,
): Promise<TextColumn> {
  const { offset, length } = places;
  const count = offset.length;
  const from = offset[0] ?? 0;
  const to = count === 0 ? from : offset[count - 1]! + length[count - 1]!;
  const reader = new FactsReader({ size: to - from });
  const upTo: ByteSource = { size: to, read: (start, end) => source.read(start, end) };
  for await (const piece of readPieces(upTo, from, stop)) reader.push(piece);
  const facts = reader.facts();
  const texts: string[] = [];
  let at = 0;
  for (let i = 0; i < count; i++) {
    while (at < facts.count && from + facts.offset[at]! < offset[i]!) at++;
    const isFound = from + facts.offset[at]! === offset[i] && facts.length[at] === length[i];
    texts.push(isFound ? facts.preview.at(at) : "");
  }
  return textColumnOf(texts);
}
