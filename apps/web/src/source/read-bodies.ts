import { type Places, planSpans } from "./read-spans.ts";

/** The bytes of entries, cut out of as few reads as they lie in. Those that became shorter are absent. */
export async function readBodies(
  readRange: (from: number, to: number) => Promise<Uint8Array>,
  positions: readonly number[],
  places: Places,
): Promise<Map<number, Uint8Array>> {
  const found = new Map<number, Uint8Array>();
  for (const span of planSpans(positions, places)) {
    const bytes = await readRange(span.from, span.to);
    for (const position of span.positions) {
      const from = places.offset[position]! - span.from;
      const body = bytes.subarray(from, from + places.length[position]!);
      if (body.length === places.length[position]) found.set(position, body);
    }
  }
  return found;
}
