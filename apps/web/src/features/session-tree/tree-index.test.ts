import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardTree, shapeOf } from "./fixtures.ts";
import { LANE_PITCH } from "./geometry.ts";
import { chipItem, layoutTree } from "./layout.ts";
import { heightOf, indexLayout, itemsInside, laneOf, topOf } from "./tree-index.ts";

const trees = fc
  .array(fc.nat(), { minLength: 1, maxLength: 50 })
  .map((picks) => picks.map((pick, card) => (card === 0 ? -1 : pick % card)));

describe("itemsInside", () => {
  it("finds exactly what reaches into a rectangle", () => {
    const rects = fc.tuple(fc.nat(4000), fc.nat(2000), fc.nat(1500), fc.nat(1500));
    fc.assert(
      fc.property(trees, rects, fc.nat(3), (parents, [left, top, width, height], every) => {
        const layout = layoutTree(shapeOf(cardTree(parents), parents.length - 1), {
          heightOf: (card) => 20 + (card % 60),
          isFolded: (start) => every > 0 && start % every === 0,
          showsAllChips: () => false,
        });
        const rect = { left, top, right: left + width, bottom: top + height };
        const all = [
          ...[...layout.lane.keys()].filter((card) => layout.lane[card]! >= 0),
          ...layout.chips.map((_, chip) => chipItem(chip)),
        ];
        const inside = all.filter((item) => {
          const x = laneOf(layout, item) * LANE_PITCH;
          const y = topOf(layout, item);
          const isBeside = x > rect.right || x + layout.itemWidth < rect.left;
          return !isBeside && y <= rect.bottom && y + heightOf(layout, item) >= rect.top;
        });
        const found = itemsInside(indexLayout(layout), rect, 1000);
        expect(found.sort((a, b) => a - b)).toEqual(inside.sort((a, b) => a - b));
      }),
    );
  });

  it("stops at the limit", () => {
    const shape = shapeOf(cardTree(Array.from({ length: 500 }, (_, i) => i - 1)), 499);
    const layout = layoutTree(shape, {
      heightOf: () => 10,
      isFolded: () => false,
      showsAllChips: () => false,
    });
    const everything = { left: 0, top: 0, right: 1e9, bottom: 1e9 };
    expect(itemsInside(indexLayout(layout), everything, 30)).toHaveLength(30);
  });
});
