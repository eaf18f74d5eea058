type NumberArray =
  | Float64Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint8Array<ArrayBuffer>;

/** A typed array that grows. What was handed out stays as it was. */
export class GrowingNumbers<Numbers extends NumberArray> {
  private numbers: Numbers;
  private shared = 0;

  constructor(
    private readonly make: (size: number) => Numbers,
    public count = 0,
  ) {
    this.numbers = make(32);
  }

  add(value: number): void {
    this.reserve(1);
    this.numbers[this.count++] = value;
  }

  addAll(values: Numbers): void {
    this.reserve(values.length);
    this.numbers.set(values, this.count);
    this.count += values.length;
  }

  /** Room for so many more, to be written by the caller: its index is the `count` before. */
  extend(more: number): Numbers {
    this.reserve(more);
    this.count += more;
    return this.numbers;
  }

  /** Makes room for so many in all: growing again and again costs time, and twice the memory for a moment. */
  expect(count: number): void {
    if (count > this.count) this.reserve(count - this.count, count);
  }

  rollBack(count: number): void {
    if (count < this.shared) {
      this.numbers = this.copy(this.numbers.length);
      this.shared = 0;
    }
    this.count = count;
  }

  snapshot(): Numbers {
    this.shared = this.count;
    // The cast gives the view the type of the array it is a part of.
    return this.numbers.subarray(0, this.count) as Numbers;
  }

  private reserve(more: number, atLeast = 2 * this.numbers.length): void {
    if (this.count + more <= this.numbers.length) return;
    this.numbers = this.copy(Math.max(this.count + more, atLeast));
    this.shared = 0;
  }

  private copy(size: number): Numbers {
    const copy = this.make(size);
    copy.set(this.numbers.subarray(0, this.count));
    return copy;
  }
}

export const floats = (size: number) => new Float64Array(size);
export const words = (size: number) => new Uint32Array(size);
export const halves = (size: number) => new Uint16Array(size);
export const bytes = (size: number) => new Uint8Array(size);
