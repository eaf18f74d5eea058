import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBatches } from "./read-batches.ts";

const lengths = fc.array(fc.oneof(fc.nat(5000), fc.nat(5_000_000)), { maxLength: 3000 });

describe("readBatches", () => {
  it("names every entry from a place on once and in order, in batches that are bounded", () => {
    fc.assert(
      fc.property(lengths, fc.nat(20), (length, from) => {
        const facts = { count: length.length, length: Uint32Array.from(length) };
        const batches = [...readBatches(facts, from)];
        expect(batches.flat()).toEqual(length.map((_, position) => position).slice(from));
        for (const batch of batches) {
          const bytes = batch.reduce((sum, position) => sum + length[position]!, 0);
          expect(batch.length).toBeLessThanOrEqual(1000);
          // A record that is larger than a batch may be goes alone.
          if (batch.length > 1) expect(bytes).toBeLessThanOrEqual(4 * 2 ** 20);
        }
      }),
    );
  });
});
