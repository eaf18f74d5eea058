import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rowsOf } from "../testing/facts-rows.ts";
import { damagedBytesArbitrary } from "../testing/session-arbitrary.ts";
import { FactsReader } from "./build.ts";
import { putTogether, takeApart } from "./transfer.ts";

describe("facts between threads", () => {
  it("arrive as they were, and leave no memory behind", () => {
    fc.assert(
      fc.property(damagedBytesArbitrary, (bytes) => {
        const read = () => {
          const reader = new FactsReader();
          reader.push(bytes);
          return reader.facts();
        };
        const { plain, memory } = takeApart(read());
        const arrived = putTogether(structuredClone(plain, { transfer: memory }));
        expect(rowsOf(arrived)).toEqual(rowsOf(read()));
        expect(memory.map((buffer) => buffer.byteLength)).toEqual(memory.map(() => 0));
        expect(plain.offset).toHaveLength(0);
        expect(plain.preview.ends).toHaveLength(0);
        expect(plain.rare.usage[0]).toHaveLength(0);
      }),
      { numRuns: 100 },
    );
  });
});
