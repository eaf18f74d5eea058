import { describe, expect, it } from "vitest";
import { cardTree, shapeOf } from "./fixtures.ts";
import { type Folding, foldsByItself, isFolded, toggleFolds, unfoldAround } from "./folding.ts";

describe("foldsByItself", () => {
  it.each([
    ["a line", [-1, 0, 1], false],
    ["two branches side by side", [-1, 0, 0, 0], false],
    ["three branches side by side", [-1, 0, 0, 0, 0], true],
    ["many branches one below the other", [-1, 0, 1, 2, 3, 0, 1, 2, 3], false],
    ["five thousand siblings", [-1, ...Array<number>(5000).fill(0)], true],
  ])("decides for %s", (_, parents, folds) => {
    const leaf = parents.length - 1;
    expect(foldsByItself(shapeOf(cardTree(parents), leaf))).toBe(folds);
  });
});

describe("unfoldAround", () => {
  // 1 is the path; 2 leaves 0, and 4 leaves 2.
  const shape = shapeOf(cardTree([-1, 0, 0, 2, 2]), 1);
  const folded: Folding = { foldedAtFirst: true, changed: new Set() };

  it("opens every branch that a card is inside of", () => {
    const open = unfoldAround(folded, shape, 4);
    expect([2, 4].map((start) => isFolded(open, shape, start))).toEqual([false, false]);
  });

  it("changes nothing where all are open", () => {
    expect(unfoldAround(folded, shape, 1)).toBe(folded);
    const open = toggleFolds(folded, shape, [2]);
    expect(unfoldAround(open, shape, 3)).toBe(open);
  });
});
