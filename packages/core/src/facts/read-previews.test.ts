import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bytesSource, ReadCancelled } from "../read/byte-source.ts";
import { damagedBytesArbitrary } from "../testing/session-arbitrary.ts";
import { SessionBuilder } from "../testing/session-builder.ts";
import { FactsReader } from "./build.ts";
import { readPreviews } from "./read-previews.ts";

function read(bytes: Uint8Array, previews = true) {
  const reader = new FactsReader({ previews });
  reader.push(bytes);
  return reader.facts();
}

describe("readPreviews", () => {
  it("makes the previews of any stretch of any file as its facts have them", async () => {
    await fc.assert(
      fc.asyncProperty(damagedBytesArbitrary, fc.nat(), fc.nat(), async (bytes, a, b) => {
        const facts = read(bytes);
        const from = a % (facts.count + 1);
        const to = from + (b % (facts.count - from + 1));
        const texts = await readPreviews(bytesSource(bytes), {
          offset: facts.offset.subarray(from, to),
          length: facts.length.subarray(from, to),
        });
        const wanted = Array.from({ length: to - from }, (_, i) => facts.preview.at(from + i));
        expect(Array.from({ length: texts.length }, (_, i) => texts.at(i))).toEqual(wanted);
      }),
      { numRuns: 500 },
    );
  });

  it("has nothing to say of a record that is no longer there", async () => {
    const bytes = new SessionBuilder().user("one").user("two").bytes();
    const { offset, length } = read(bytes);
    const moved = { offset: offset.map((at) => at + 1), length };
    const texts = await readPreviews(bytesSource(bytes), moved);
    expect([texts.at(0), texts.at(1)]).toEqual(["", ""]);
  });

  it("stops when told", async () => {
    const bytes = new SessionBuilder().user("one").bytes();
    const reading = readPreviews(bytesSource(bytes), read(bytes), { aborted: true });
    await expect(reading).rejects.toThrow(ReadCancelled);
  });
});

describe("facts without previews", () => {
  it("are the same but for those", () => {
    fc.assert(
      fc.property(damagedBytesArbitrary, (bytes) => {
        const { preview, ...facts } = read(bytes);
        const { preview: none, ...same } = read(bytes, false);
        expect(same).toEqual(facts);
        expect(none.length).toBe(preview.length);
        for (let i = 0; i < none.length; i++) expect(none.at(i)).toBe("");
      }),
      { numRuns: 200 },
    );
  });
});
