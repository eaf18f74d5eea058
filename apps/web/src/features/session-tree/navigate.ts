// Where the arrow keys lead: up and down a lane, left and right between siblings.

import { chipItem, chipOf, indexOfChip, isStackedOn, type TreeLayout } from "./layout.ts";
import { childrenOf, type TreeShape } from "./shape.ts";
import { laneOf } from "./tree-index.ts";

export type Move = "up" | "down" | "left" | "right" | "first" | "last";

/** The card or chip that a move leads to, undefined where there is none. */
export function moveFrom(
  shape: TreeShape,
  layout: TreeLayout,
  item: number,
  move: Move,
): number | undefined {
  switch (move) {
    case "up":
      return item >= 0
        ? drawn(parentOf(shape, layout, item))
        : beforeChip(layout, indexOfChip(item));
    case "down":
      return item >= 0 ? ahead(shape, layout, item) : behindChip(layout, indexOfChip(item));
    case "left":
      return sibling(shape, layout, item, -1);
    case "right":
      return sibling(shape, layout, item, 1);
    case "first":
      return shape.spine[0];
    case "last":
      return shape.spine.findLast((card) => layout.lane[card]! >= 0);
  }
}

function drawn(card: number): number | undefined {
  return card < 0 ? undefined : card;
}

/** What goes on below a card in its lane: a card, or the chip it is folded to. */
function ahead(shape: TreeShape, layout: TreeLayout, card: number): number | undefined {
  const next = shape.main[card]!;
  if (next < 0 || layout.lane[next]! >= 0) return drawn(next);
  const chip = layout.chips.findIndex(({ parent, isAhead }) => isAhead && parent === card);
  return chip < 0 ? undefined : chipItem(chip);
}

function parentOf(shape: TreeShape, layout: TreeLayout, item: number): number {
  return item >= 0 ? shape.tree.parentOf(item) : chipOf(layout, item)!.parent;
}

function beforeChip({ chips }: TreeLayout, at: number): number | undefined {
  const isStacked = isStackedOn(chips[at], chips[at - 1]);
  return isStacked ? chipItem(at - 1) : drawn(chips[at]!.parent);
}

function behindChip({ chips }: TreeLayout, at: number): number | undefined {
  return isStackedOn(chips[at + 1], chips[at]) ? chipItem(at + 1) : undefined;
}

/** Siblings stand level with each other; a stack of chips counts as one, reached at its first. */
function sibling(
  shape: TreeShape,
  layout: TreeLayout,
  item: number,
  step: 1 | -1,
): number | undefined {
  const parent = parentOf(shape, layout, item);
  const beside = parent < 0 ? shape.roots : [...childrenOf(shape, parent)];
  const items = beside.filter((card) => layout.lane[card]! >= 0);
  const isAhead = chipOf(layout, item)?.isAhead ?? false;
  const stack = layout.chips.findIndex((chip) => chip.parent === parent && !chip.isAhead);
  const lane = layout.chips.findIndex((chip) => chip.parent === parent && chip.isAhead);
  for (const chip of [stack, lane]) if (chip >= 0) items.push(chipItem(chip));
  items.sort((a, b) => laneOf(layout, a) - laneOf(layout, b));
  const here = item >= 0 || isAhead ? item : chipItem(stack);
  return items[items.indexOf(here) + step];
}
