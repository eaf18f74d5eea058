import type { Facts } from "@leafwalk/core";

/** Bodies that are in memory at a time; a larger one goes alone. */
const BYTES = 4 * 2 ** 20;
/** Positions of one request: they travel in its address. */
const POSITIONS = 1000;

/** The entries from a position on, in file order, as they are read together. */
export function* readBatches(
  { count, length }: Pick<Facts, "count" | "length">,
  from: number,
): Generator<number[]> {
  let batch: number[] = [];
  let bytes = 0;
  for (let position = from; position < count; position++) {
    const size = length[position] ?? 0;
    if (batch.length > 0 && (bytes + size > BYTES || batch.length === POSITIONS)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(position);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}
