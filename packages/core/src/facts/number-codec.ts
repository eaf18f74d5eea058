// Columns of numbers as planes of bytes: each number as its distance from what could be expected, the
// lowest bytes of all numbers first, then the next ones. Nearly all upper planes are zeros and left out,
// and what is left compresses well (measured in docs/performance.md).

/** Bytes that are written one behind the other. */
export class ByteWriter {
  private bytes = new Uint8Array(1 << 16);
  private length = 0;

  /** Room for so many bytes, to be filled by the caller at once. */
  extend(size: number): Uint8Array {
    if (this.length + size > this.bytes.length) {
      const wider = new Uint8Array(Math.max(this.length + size, 2 * this.bytes.length));
      wider.set(this.bytes.subarray(0, this.length));
      this.bytes = wider;
    }
    const room = this.bytes.subarray(this.length, this.length + size);
    this.length += size;
    return room;
  }

  byte(value: number): void {
    this.extend(1)[0] = value;
  }

  word(value: number): void {
    new DataView(this.extend(4).buffer, this.length - 4 + this.bytes.byteOffset).setUint32(
      0,
      value,
      true,
    );
  }

  put(bytes: Uint8Array): void {
    this.extend(bytes.length).set(bytes);
  }

  take(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }
}

/** Bytes that are read one behind the other; asking for more than there are throws a `RangeError`. */
export class ByteReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  get isAtEnd(): boolean {
    return this.at === this.bytes.length;
  }

  next(size: number): Uint8Array {
    if (!(size >= 0) || this.at + size > this.bytes.length)
      throw new RangeError("the bytes end too early");
    this.at += size;
    return this.bytes.subarray(this.at - size, this.at);
  }

  byte(): number {
    return this.next(1)[0]!;
  }

  word(): number {
    const bytes = this.next(4);
    return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  }
}

type Words = Uint32Array | Uint16Array | Uint8Array;

/** Writes whole numbers below 2^32. `steps`: each as its distance from the one before. */
export function writeWords(writer: ByteWriter, values: Words, { steps = false } = {}): void {
  const coded = new Uint32Array(values.length);
  if (steps) {
    let before = 0;
    for (let i = 0; i < values.length; i++) {
      coded[i] = fold((values[i]! - before) | 0);
      before = values[i]!;
    }
  } else coded.set(values);
  writePlanes(writer, coded, 4);
}

/** Reads what `writeWords` wrote with the same `steps` into `values`. */
export function readWords<Column extends Words>(
  reader: ByteReader,
  values: Column,
  { steps = false } = {},
): Column {
  const coded = readPlanes(reader, values.length, 4);
  if (!steps) {
    values.set(coded);
    return values;
  }
  let before = 0;
  for (let i = 0; i < values.length; i++) {
    before = (before + unfold(coded[i]!)) >>> 0;
    values[i] = before;
  }
  return values;
}

/** What a number is expected to be, given the ones before it. */
export type Expect = (index: number, values: Float64Array) => number;

/** As the one before, or zero. */
export const likeTheOneBefore: Expect = (index, values) => values[index - 1] ?? 0;

const RAW = 0;
const WHOLE = 1;
const WHOLE_WITH_GAPS = 2;
/** Distances up to this are exact. */
const FAR = 2 ** 51;

/** Writes doubles, NaN among them; whole ones as their distance from what `expect` says. */
export function writeFloats(writer: ByteWriter, values: Float64Array, expect: Expect): void {
  const count = values.length;
  const low = new Uint32Array(count);
  const high = new Uint32Array(count);
  const gaps = new Uint8Array(count);
  let hasGaps = false;
  for (let i = 0; i < count; i++) {
    const value = values[i]!;
    if (Number.isNaN(value)) {
      gaps[i] = 1;
      hasGaps = true;
      continue;
    }
    const expected = expect(i, values);
    const distance = value - (Number.isNaN(expected) ? 0 : expected);
    if (
      !Number.isInteger(value) ||
      !(Math.abs(distance) < FAR) ||
      Math.abs(value) > FAR ||
      Object.is(value, -0)
    ) {
      writeRaw(writer, values);
      return;
    }
    const folded = distance < 0 ? -2 * distance - 1 : 2 * distance;
    low[i] = folded % 2 ** 32;
    high[i] = folded / 2 ** 32;
  }
  writer.byte(hasGaps ? WHOLE_WITH_GAPS : WHOLE);
  if (hasGaps) writer.put(gaps);
  writePlanes(writer, low, 4);
  writePlanes(writer, high, 4);
}

/** Reads what `writeFloats` wrote with the same `expect`. */
export function readFloats(
  reader: ByteReader,
  count: number,
  expect: Expect,
): Float64Array<ArrayBuffer> {
  const mode = reader.byte();
  if (mode === RAW) return readRaw(reader, count);
  const gaps = mode === WHOLE_WITH_GAPS ? reader.next(count) : undefined;
  const low = readPlanes(reader, count, 4);
  const high = readPlanes(reader, count, 4);
  const values = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    if (gaps?.[i]) {
      values[i] = Number.NaN;
      continue;
    }
    const folded = high[i]! * 2 ** 32 + low[i]!;
    const distance = folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2;
    const expected = expect(i, values);
    values[i] = (Number.isNaN(expected) ? 0 : expected) + distance;
  }
  return values;
}

function writeRaw(writer: ByteWriter, values: Float64Array): void {
  writer.byte(RAW);
  const count = values.length;
  const bytes = new Uint8Array(values.slice().buffer);
  const room = writer.extend(8 * count);
  for (let plane = 0; plane < 8; plane++) {
    for (let i = 0; i < count; i++) room[plane * count + i] = bytes[8 * i + plane]!;
  }
}

function readRaw(reader: ByteReader, count: number): Float64Array<ArrayBuffer> {
  const values = new Float64Array(count);
  const bytes = new Uint8Array(values.buffer);
  const planes = reader.next(8 * count);
  for (let plane = 0; plane < 8; plane++) {
    for (let i = 0; i < count; i++) bytes[8 * i + plane] = planes[plane * count + i]!;
  }
  return values;
}

/** Signed to unsigned, small ones staying small. */
function fold(number: number): number {
  return ((number << 1) ^ (number >> 31)) >>> 0;
}

function unfold(number: number): number {
  return (number >>> 1) ^ -(number & 1);
}

function writePlanes(writer: ByteWriter, values: Uint32Array, most: number): void {
  let all = 0;
  for (let i = 0; i < values.length; i++) all |= values[i]!;
  let planes = 0;
  while (planes < most && all >>> (8 * planes) !== 0) planes++;
  writer.byte(planes);
  for (let plane = 0; plane < planes; plane++) {
    const room = writer.extend(values.length);
    const shift = 8 * plane;
    for (let i = 0; i < values.length; i++) room[i] = values[i]! >>> shift;
  }
}

function readPlanes(reader: ByteReader, count: number, most: number): Uint32Array {
  const planes = reader.byte();
  if (planes > most) throw new RangeError("more bytes a number than it can have");
  const values = new Uint32Array(count);
  for (let plane = 0; plane < planes; plane++) {
    const bytes = reader.next(count);
    const shift = 8 * plane;
    for (let i = 0; i < count; i++) values[i]! |= bytes[i]! << shift;
  }
  return values;
}
