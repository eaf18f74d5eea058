import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardTree, shapeOf } from "./fixtures.ts";
import { CARD_WIDTH, CARD_WIDTH_AT_MOST, CARD_X, CHIP_HEIGHT, GAP } from "./geometry.ts";
import { type LayoutOptions, layoutTree, type TreeLayout, widenCards } from "./layout.ts";
import { startsBranch, type TreeShape } from "./shape.ts";

const open: LayoutOptions = {
  heightOf: () => 56,
  isFolded: () => false,
  showsAllChips: () => false,
};

interface Box {
  readonly lane: number;
  readonly top: number;
  readonly bottom: number;
}

function boxesOf(layout: TreeLayout): Box[] {
  const boxes: Box[] = [];
  layout.lane.forEach((lane, card) => {
    if (lane < 0) return;
    const top = layout.y[card]!;
    boxes.push({ lane, top, bottom: top + layout.height[card]! });
  });
  for (const { lane, y } of layout.chips) boxes.push({ lane, top: y, bottom: y + CHIP_HEIGHT });
  return boxes;
}

function findOverlap(boxes: readonly Box[]): unknown {
  const sorted = [...boxes].sort((a, b) => a.lane - b.lane || a.top - b.top);
  for (let i = 1; i < sorted.length; i++) {
    const [before, box] = [sorted[i - 1]!, sorted[i]!];
    if (before.lane === box.lane && box.top < before.bottom) return { before, box };
  }
  return undefined;
}

/** An edge runs level in the middle of the gap under the card it leaves. */
function findCrossing(layout: TreeLayout, boxes: readonly Box[]): unknown {
  for (const edge of layout.edges) {
    const level = edge.y + GAP / 2;
    const crossed = boxes.find(
      ({ lane, top, bottom }) =>
        lane > edge.fromLane && lane < edge.toLane && top < level && level < bottom,
    );
    if (crossed) return { edge, crossed };
  }
  return undefined;
}

/** Cards that are drawn, with those that a chip stands for. */
function countPlaced(shape: TreeShape, layout: TreeLayout): number {
  let placed = layout.lane.filter((lane) => lane >= 0).length;
  for (const { starts } of layout.chips) {
    for (const start of starts) placed += shape.cardsBelow[start]!;
  }
  return placed;
}

/** Any tree whose parents come before their children. */
const trees = fc
  .array(fc.nat(), { minLength: 1, maxLength: 60 })
  .map((picks) => picks.map((pick, card) => (card === 0 ? -1 : (pick % (card + 1)) - 1)));

describe("layoutTree", () => {
  it("puts every card in one place, below its parent, over no other card and no edge", () => {
    fc.assert(
      fc.property(trees, fc.infiniteStream(fc.boolean()), fc.nat(), (parents, folds, leaf) => {
        const shape = shapeOf(cardTree(parents), leaf % parents.length);
        const folded = parents.map(() => folds.next().value as boolean);
        const layout = layoutTree(shape, {
          heightOf: (card) => 18 + ((card * 37) % 100),
          isFolded: (start) => folded[start]!,
          showsAllChips: (parent) => parent % 2 === 0,
        });
        const boxes = boxesOf(layout);
        expect(findOverlap(boxes)).toBeUndefined();
        expect(findCrossing(layout, boxes)).toBeUndefined();
        expect(countPlaced(shape, layout)).toBe(parents.length);
        parents.forEach((parent, card) => {
          if (parent < 0 || layout.lane[card]! < 0) return;
          expect(layout.lane[parent]).toBeGreaterThanOrEqual(0);
          expect(layout.y[card]).toBe(layout.y[parent]! + layout.height[parent]! + GAP);
          expect(layout.lane[card]).toBeGreaterThanOrEqual(layout.lane[parent]!);
        });
        for (const card of shape.spine) expect([0, -1]).toContain(layout.lane[card]);
        expect(layout.lanes).toBe(Math.max(...boxes.map(({ lane }) => lane)) + 1);
      }),
    );
  });

  it("gives later siblings the nearest lane that is free over their height", () => {
    // 0 ─ 1 ─ 2 ─ 3 on the path; a short branch leaves 0, a long one leaves 1, a third leaves 2.
    const shape = shapeOf(cardTree([-1, 0, 1, 2, 0, 1, 5, 6, 2]), 3);
    const { lane } = layoutTree(shape, open);
    expect([...lane]).toEqual([0, 0, 0, 0, 1, 2, 2, 2, 1]);
  });

  it("starts siblings level with each other", () => {
    const shape = shapeOf(cardTree([-1, 0, 0, 0]), 2);
    const { y, lane } = layoutTree(shape, open);
    expect(new Set([y[1], y[2], y[3]]).size).toBe(1);
    expect([...lane]).toEqual([0, 1, 0, 2]);
  });

  it("stacks folded branches as chips and gathers those beyond the twelfth", () => {
    const shape = shapeOf(cardTree([-1, ...Array<number>(30).fill(0)]), 30);
    const isFolded = (card: number) => startsBranch(shape, card);
    const layout = layoutTree(shape, { ...open, isFolded });
    expect(layout.chips.map(({ starts }) => starts.length)).toEqual([...Array(12).fill(1), 17]);
    expect(new Set(layout.chips.map(({ lane }) => lane))).toEqual(new Set([1]));
    expect(layout.edges).toHaveLength(1);
  });

  it("folds what goes on in a lane to a chip in that lane", () => {
    // 0 ─ 1 ─ 2 on the path; 3 ─ 4 leave 0.
    const shape = shapeOf(cardTree([-1, 0, 1, 0, 3]), 2);
    const layout = layoutTree(shape, { ...open, isFolded: (card) => card === 1 });
    expect([...layout.lane]).toEqual([0, -1, -1, 1, 1]);
    expect(layout.chips).toEqual([{ parent: 0, starts: [1], lane: 0, y: 56 + GAP, isAhead: true }]);
    expect(layout.edges.map(({ from, to }) => [from, to])).toEqual([[0, 3]]);
  });

  it("places a second root beside the first", () => {
    const shape = shapeOf(cardTree([-1, 0, -1, 2]), 1);
    const { lane, y } = layoutTree(shape, open);
    expect([...lane]).toEqual([0, 0, 1, 1]);
    expect(y[2]).toBe(0);
  });

  it("copes with a chain of 20,000 cards and with 5,000 siblings", () => {
    const chain = Array.from({ length: 20_000 }, (_, i) => i - 1);
    const deep = layoutTree(shapeOf(cardTree(chain), chain.length - 1), open);
    expect(deep.totalHeight).toBe(20_000 * (56 + GAP) - GAP);
    const fan = cardTree([-1, ...Array<number>(5000).fill(0)]);
    expect(layoutTree(shapeOf(fan, 5000), open).lanes).toBe(5000);
  });

  it("has nothing to place in an empty session", () => {
    const layout = layoutTree(shapeOf(cardTree([]), -1), open);
    expect(layout).toMatchObject({ lanes: 0, totalHeight: 0, chips: [], edges: [] });
  });
});

describe("widenCards", () => {
  const layoutOf = (parents: number[]) =>
    layoutTree(shapeOf(cardTree(parents), parents.length - 1), open);
  const line = layoutOf([-1, 0, 1]);

  it.each([
    ["no room at all", 0, CARD_WIDTH],
    ["the room of a narrow panel", 400, 400 - CARD_X],
    ["more room than a line should be long", 2000, CARD_WIDTH_AT_MOST],
  ])("gives the cards of one lane %s", (_, room, width) => {
    const { cardWidth, itemWidth, width: whole } = widenCards(line, room);
    expect({ cardWidth, itemWidth, whole }).toEqual({
      cardWidth: width,
      itemWidth: width + CARD_X,
      whole: width + CARD_X,
    });
  });

  it("leaves lanes that stand side by side as they are", () => {
    const branched = layoutOf([-1, 0, 0]);
    expect(widenCards(branched, 2000)).toBe(branched);
  });
});
