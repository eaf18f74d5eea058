// Texts by position, kept as bytes: a string for each of a million entries would take many times the
// memory and a second to make, and hardly any of them is ever looked at.

import { decodeText, encodeText } from "./text-bytes.ts";

/** Texts lie in chunks of about this size, so that a column grows without being copied. */
const CHUNK = 1 << 20;
const FIRST_CHUNK = 1 << 10;

/** What a column is made of; plain, so that it can be handed to another thread. */
export interface TextData {
  /** Of each text: where it ends, counted over all texts. */
  readonly ends: Uint32Array<ArrayBuffer>;
  readonly chunks: readonly Uint8Array[];
  /** Of each chunk: where its first byte is, counted over all texts. */
  readonly bases: readonly number[];
}

/** Texts by position. */
export class TextColumn {
  readonly length: number;
  private chunk = 0;

  constructor(readonly data: TextData) {
    this.length = data.ends.length;
  }

  at(index: number): string {
    const bytes = this.bytesAt(index);
    return bytes.length === 0 ? "" : decodeText(bytes);
  }

  isEmptyAt(index: number): boolean {
    const { ends } = this.data;
    return ends[index]! === (index === 0 ? 0 : ends[index - 1]!);
  }

  /** As UTF-8, but for lone surrogates (see text-bytes.ts). */
  bytesAt(index: number): Uint8Array {
    const { ends, chunks } = this.data;
    const end = ends[index]!;
    const from = index === 0 ? 0 : ends[index - 1]!;
    if (from === end) return NOTHING;
    const base = this.enterChunk(from);
    return chunks[this.chunk]!.subarray(from - base, end - base);
  }

  /** FNV-1a of the text's bytes, from a seed on; an unsigned number of 32 bits. */
  hashAt(index: number, seed: number): number {
    const { ends, chunks } = this.data;
    const end = ends[index]!;
    const from = index === 0 ? 0 : ends[index - 1]!;
    let hash = seed;
    if (from < end) {
      const base = this.enterChunk(from);
      const chunk = chunks[this.chunk]!;
      for (let at = from - base; at < end - base; at++) {
        hash = Math.imul(hash ^ chunk[at]!, 0x01000193);
      }
    }
    return hash >>> 0;
  }

  /** Whether a text is the same as one of another column, or of this one. */
  isSameAt(index: number, other: TextColumn, otherIndex: number): boolean {
    const { ends, chunks } = this.data;
    const from = index === 0 ? 0 : ends[index - 1]!;
    const length = ends[index]! - from;
    const otherFrom = otherIndex === 0 ? 0 : other.data.ends[otherIndex - 1]!;
    if (other.data.ends[otherIndex]! - otherFrom !== length) return false;
    if (length === 0) return true;
    const at = from - this.enterChunk(from);
    const chunk = chunks[this.chunk]!;
    const otherAt = otherFrom - other.enterChunk(otherFrom);
    const otherChunk = other.data.chunks[other.chunk]!;
    for (let i = 0; i < length; i++) if (chunk[at + i] !== otherChunk[otherAt + i]) return false;
    return true;
  }

  /** Makes the chunk that holds an address the current one, nearly always the one it was; gives its base. */
  private enterChunk(address: number): number {
    const { bases } = this.data;
    if (bases[this.chunk]! <= address && !(bases[this.chunk + 1]! <= address)) {
      return bases[this.chunk]!;
    }
    let [low, high] = [0, bases.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (bases[middle]! <= address) low = middle;
      else high = middle - 1;
    }
    this.chunk = low;
    return bases[low]!;
  }
}

const NOTHING = new Uint8Array(0);

/** A column of the texts, for what is put together by hand. */
export function textColumnOf(texts: Iterable<string>): TextColumn {
  const growing = new GrowingTexts();
  for (const text of texts) growing.add(text);
  return growing.snapshot();
}

/** So many texts of which each is "". Their memory is never written to, so the system gives none. */
export function emptyTexts(count: number): TextColumn {
  return new TextColumn({ ends: new Uint32Array(count), chunks: [new Uint8Array(0)], bases: [0] });
}

/** A column while it grows. What was handed out stays as it was. */
export class GrowingTexts {
  private ends = new Uint32Array(32);
  private count = 0;
  private chunks: Uint8Array[] = [new Uint8Array(FIRST_CHUNK)];
  private bases: number[] = [0];
  /** How many ends were handed out: they may be added to, but not overwritten. */
  private shared = 0;

  /** Goes on from a column that was handed out. */
  static from({ data }: TextColumn): GrowingTexts {
    const texts = new GrowingTexts();
    texts.ends = data.ends.slice();
    texts.count = data.ends.length;
    texts.chunks = [...data.chunks];
    texts.bases = [...data.bases];
    texts.startChunk(0);
    return texts;
  }

  add(text: string): void {
    if (text === "") this.addEnd(this.end);
    else this.addBytes(encodeText(text));
  }

  addBytes(bytes: Uint8Array): void {
    this.put(bytes);
    this.addEnd(this.end + bytes.length);
  }

  /** Adds texts that lie one behind the other in `slab`, from its start; `ends` are counted from there. */
  addAll(slab: Uint8Array, ends: Uint32Array): void {
    const { count, end } = this;
    const size = ends[ends.length - 1] ?? 0;
    this.put(slab.subarray(0, size));
    this.reserve(ends.length);
    const own = this.ends;
    for (let i = 0; i < ends.length; i++) own[count + i] = end + ends[i]!;
    this.count += ends.length;
  }

  rollBack(count: number): void {
    if (count === this.count) return;
    this.count = count;
    if (count < this.shared) {
      this.ends = this.ends.slice();
      this.shared = 0;
    }
    while (this.bases.length > 0 && this.bases[this.bases.length - 1]! > this.end) {
      this.bases.pop();
      this.chunks.pop();
    }
    this.startChunk(0);
  }

  snapshot(): TextColumn {
    this.shared = this.count;
    const last = this.chunks.length - 1;
    const used = this.end - this.bases[last]!;
    return new TextColumn({
      ends: this.ends.subarray(0, this.count),
      chunks: [...this.chunks.slice(0, last), this.chunks[last]!.subarray(0, used)],
      bases: [...this.bases],
    });
  }

  private get end(): number {
    return this.count === 0 ? 0 : this.ends[this.count - 1]!;
  }

  private put(bytes: Uint8Array): void {
    const last = this.chunks.length - 1;
    const at = this.end - this.bases[last]!;
    if (at + bytes.length > this.chunks[last]!.length) {
      if (last === 0 && at + bytes.length <= CHUNK) this.widenFirst(at, at + bytes.length);
      else {
        this.startChunk(bytes.length);
        this.chunks[this.chunks.length - 1]!.set(bytes);
        return;
      }
    }
    this.chunks[last]!.set(bytes, at);
  }

  /** A small session's texts take little memory. */
  private widenFirst(used: number, wanted: number): void {
    const size = Math.min(CHUNK, Math.max(2 * this.chunks[0]!.length, wanted));
    const wider = new Uint8Array(size);
    wider.set(this.chunks[0]!.subarray(0, used));
    this.chunks[0] = wider;
  }

  private startChunk(size: number): void {
    const usual = Math.min(CHUNK, Math.max(FIRST_CHUNK, this.end));
    this.bases.push(this.end);
    this.chunks.push(new Uint8Array(Math.max(size, usual)));
  }

  private addEnd(end: number): void {
    this.reserve(1);
    this.ends[this.count++] = end;
  }

  /** Makes room for so many in all. */
  expect(count: number): void {
    if (count > this.count) this.reserve(count - this.count, count);
  }

  private reserve(more: number, atLeast = 2 * this.ends.length): void {
    if (this.count + more <= this.ends.length) return;
    const wider = new Uint32Array(Math.max(this.count + more, atLeast));
    wider.set(this.ends.subarray(0, this.count));
    this.ends = wider;
    this.shared = 0;
  }
}
