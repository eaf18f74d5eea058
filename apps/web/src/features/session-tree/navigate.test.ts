import { describe, expect, it } from "vitest";
import { cardTree, shapeOf } from "./fixtures.ts";
import { chipItem, layoutTree } from "./layout.ts";
import { moveFrom } from "./navigate.ts";

// 0 ─ 1 ─ 2 on the path; 3 and 4 ─ 5 leave 0; 6 and 7 leave 1 and are folded.
const shape = shapeOf(cardTree([-1, 0, 1, 0, 0, 4, 1, 1]), 2);
const layout = layoutTree(shape, {
  heightOf: () => 56,
  isFolded: (start) => start >= 6,
  showsAllChips: () => false,
});
const [first, second] = [chipItem(0), chipItem(1)];

describe("moveFrom", () => {
  it.each([
    [1, "up", 0],
    [0, "up", undefined],
    [0, "down", 1],
    [2, "down", undefined],
    [1, "right", 3],
    [3, "right", 4],
    [4, "left", 3],
    [3, "left", 1],
    [1, "left", undefined],
    [2, "right", first],
    [first, "down", second],
    [second, "up", first],
    [first, "up", 1],
    [second, "left", 2],
    [second, "down", undefined],
    [5, "first", 0],
    [5, "last", 2],
  ] as const)("from %d goes %s to %s", (item, move, next) => {
    expect(moveFrom(shape, layout, item, move)).toBe(next);
  });
});

describe("moveFrom beside a folded lane", () => {
  // As above, but the path is folded behind 0.
  const folded = layoutTree(shape, {
    heightOf: () => 56,
    isFolded: (card) => card === 1,
    showsAllChips: () => false,
  });
  const chip = chipItem(0);
  it.each([
    [0, "down", chip],
    [chip, "up", 0],
    [chip, "down", undefined],
    [chip, "right", 3],
    [3, "left", chip],
    [4, "last", 0],
  ] as const)("from %d goes %s to %s", (item, move, next) => {
    expect(moveFrom(shape, folded, item, move)).toBe(next);
  });
});
