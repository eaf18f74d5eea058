import { describe, expect, it } from "vitest";
import { cardTree, shapeOf } from "./fixtures.ts";
import {
  foldOffPath,
  foldsByItself,
  isFolded,
  startFolding,
  toggleFolds,
  unfoldAround,
} from "./folding.ts";

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
  const folded = startFolding(true);

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

describe("foldOffPath", () => {
  // 0 ─ 1 ─ 2 is the file's path; 3 ─ 4 leave 0; 5 leaves 1; 6 leaves 3; 7 ─ 8 is another root.
  const shape = shapeOf(cardTree([-1, 0, 1, 0, 3, 1, 3, -1, 7]), 2);
  const foldedAt = (leaf: number) => {
    const folding = foldOffPath(shape, leaf);
    return Array.from(shape.tree, (_, card) => card).filter((card) =>
      isFolded(folding, shape, card),
    );
  };

  it.each([
    ["the file's last entry: every branch", 2, [3, 5, 6, 7]],
    ["a branch: the others, and what the lane it left goes on with", 4, [1, 5, 6, 7]],
    ["a branch of a branch: both lanes it left", 6, [1, 4, 5, 7]],
    ["another root: the first one behind its first card", 8, [1, 3, 5, 6]],
  ])("folds around %s", (_, leaf, folded) => {
    expect(foldedAt(leaf)).toEqual(folded);
  });

  it("opens again around a card that is chosen within", () => {
    const open = unfoldAround(foldOffPath(shape, 4), shape, 2);
    expect(isFolded(open, shape, 1)).toBe(false);
    expect(isFolded(open, shape, 5)).toBe(true);
  });
});
