import { describe, expect, it } from "vitest";
import type { Hit } from "./find-hits.ts";
import { currentHit, stepHit } from "./walk-hits.ts";

const hits = [2, 2, 5, 9].map<Hit>((position) => ({
  position,
  part: "",
  before: "",
  match: "x",
  after: "",
}));

describe("currentHit", () => {
  it("is the chosen one while its entry is shown", () => {
    expect(currentHit(hits, 1, 2)).toBe(1);
    expect(currentHit(hits, 1, 5)).toBe(2);
  });

  it("is the first of the shown entry, as behind a reload", () => {
    expect(currentHit(hits, undefined, 2)).toBe(0);
    expect(currentHit(hits, undefined, 9)).toBe(3);
  });

  it("is none where the shown entry holds none", () => {
    expect(currentHit(hits, undefined, 4)).toBe(-1);
    expect(currentHit(hits, 3, undefined)).toBe(-1);
  });
});

describe("stepHit", () => {
  const cases = [
    { desc: "begins with the first", current: -1, shown: undefined, by: 1, leadsTo: 0 },
    { desc: "begins backwards with the last", current: -1, shown: undefined, by: -1, leadsTo: 3 },
    { desc: "goes on from the shown entry", current: -1, shown: 4, by: 1, leadsTo: 2 },
    { desc: "goes back from the shown entry", current: -1, shown: 4, by: -1, leadsTo: 1 },
    { desc: "goes from hit to hit within an entry", current: 0, shown: 2, by: 1, leadsTo: 1 },
    { desc: "goes round behind the last", current: 3, shown: 9, by: 1, leadsTo: 0 },
    { desc: "goes round before the first", current: 0, shown: 2, by: -1, leadsTo: 3 },
    { desc: "goes round from behind all hits", current: -1, shown: 12, by: 1, leadsTo: 0 },
  ] as const;
  for (const { desc, current, shown, by, leadsTo } of cases) {
    it(desc, () => expect(stepHit(hits, current, shown, by, true)).toBe(leadsTo));
  }

  it("goes round no end that is not known yet", () => {
    expect(stepHit(hits, 3, 9, 1, false)).toBeUndefined();
    expect(stepHit(hits, 0, 2, -1, false)).toBeUndefined();
    expect(stepHit(hits, 0, 2, 1, false)).toBe(1);
  });

  it("leads nowhere without hits", () => {
    expect(stepHit([], -1, undefined, 1, true)).toBeUndefined();
  });
});
