import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldCase } from "../../format/find-words.ts";
import { findHits } from "./find-hits.ts";

const piece = fc.record({ part: fc.constantFrom("", "bash"), text: fc.string() });

describe("findHits", () => {
  it("finds each place of every text, in order, as it is written", () => {
    const pieces = [
      { part: "", text: "Slow and SLOWER" },
      { part: "bash", text: "slowly" },
    ];
    const hits = findHits(7, pieces, "slow", 10);
    expect(hits.map(({ position, part, match, after }) => [position, part, match, after])).toEqual([
      [7, "", "Slow", " and SLOWER"],
      [7, "", "SLOW", "ER"],
      [7, "bash", "slow", "ly"],
    ]);
  });

  it("finds what the texts hold, and never more than there is room for", () => {
    fc.assert(
      fc.property(
        fc.array(piece),
        fc.string({ minLength: 1 }),
        fc.nat(5),
        (pieces, query, room) => {
          const words = foldCase(query);
          const hits = findHits(0, pieces, words, room);
          const all = pieces.flatMap(({ text }) => foldCase(text).split(words).slice(1));
          expect(hits).toHaveLength(Math.min(room, all.length));
        },
      ),
    );
  });
});
