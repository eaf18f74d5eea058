import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CompactRows, NO_RAIL, readCompactRows } from "./compact-rows.ts";
import { cardTree, shapeOf } from "./fixtures.ts";
import { layoutTree } from "./layout.ts";

function rowsOf(parents: readonly number[], leaf: number, folded: readonly number[] = []) {
  const shape = shapeOf(cardTree(parents), leaf);
  const layout = layoutTree(shape, {
    heightOf: () => 56,
    isFolded: (start) => folded.includes(start),
    showsAllChips: () => false,
  });
  return readCompactRows(shape, layout);
}

/** One line for each row: its rails, with the item on its own. */
function draw({ items, rails, railOf, upper, lower }: CompactRows): string[] {
  return items.map((item, row) => {
    const cells = Array.from({ length: rails }, (_, rail) => {
      if (rail === railOf[row]) return item < 0 ? "+" : String(item);
      const at = row * rails + rail;
      return upper[at] !== NO_RAIL || lower[at] !== NO_RAIL ? "|" : " ";
    });
    return cells.join("").trimEnd();
  });
}

describe("readCompactRows", () => {
  it("puts cards in the order of the file, branches on rails of their own", () => {
    expect(draw(rowsOf([-1, 0, 1, 2, 1, 4], 5))).toEqual(["0", "1", "|2", "|3", "4", "5"]);
  });

  it("uses a rail again where it is free", () => {
    expect(draw(rowsOf([-1, 0, 0, 2, 2, 4], 5))).toEqual(["0", "|1", "2", "|3", "4", "5"]);
  });

  it("puts folded branches right under the card they leave", () => {
    const rows = rowsOf([-1, 0, 0, 2, 0], 1, [2]);
    expect(rows.items).toEqual([0, -1, 1, 4]);
  });

  it("ends a rail with the fold of what goes on in it", () => {
    // 0 ─ 1 ─ 2 on the path, folded behind 0; 3 ─ 4 leave 0.
    expect(draw(rowsOf([-1, 0, 1, 0, 3], 2, [1]))).toEqual(["0", "+|", " 3", " 4"]);
  });

  it("keeps the words of a bushy tree in their place", () => {
    const fan = rowsOf([-1, ...Array<number>(300).fill(0)], 300);
    expect(fan.items).toHaveLength(301);
    expect(fan.rails).toBe(5);
  });

  it("has every card and chip once, whatever is folded", () => {
    const trees = fc
      .array(fc.nat(), { minLength: 1, maxLength: 60 })
      .map((cards) => cards.map((parent, card) => (parent % (card + 1)) - 1));
    fc.assert(
      fc.property(trees, fc.nat(), fc.array(fc.nat(59)), (parents, leaf, folded) => {
        const { items, rowOf, railOf } = rowsOf(parents, leaf % parents.length, folded);
        expect(new Set(items).size).toBe(items.length);
        expect(rowOf.size).toBe(items.length);
        expect(railOf).toHaveLength(items.length);
      }),
    );
  });

  it("has every drawn card once, behind its parent", () => {
    const trees = fc
      .array(fc.nat(), { minLength: 1, maxLength: 60 })
      .map((cards) => cards.map((parent, card) => (parent % (card + 1)) - 1));
    fc.assert(
      fc.property(trees, fc.nat(), (parents, leaf) => {
        const { items, rowOf, railOf } = rowsOf(parents, leaf % parents.length);
        expect([...items].sort((a, b) => a - b)).toEqual([...parents.keys()]);
        parents.forEach((parent, card) => {
          if (parent >= 0) expect(rowOf.get(parent)!).toBeLessThan(rowOf.get(card)!);
        });
        expect(Math.max(...railOf)).toBeLessThan(5);
      }),
    );
  });
});
