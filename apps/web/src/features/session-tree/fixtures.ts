// Card trees for the tests of this folder.

import type { Card, CardTree } from "@leafwalk/core";
import { readShape, type TreeShape } from "./shape.ts";

/** The shape of a tree of which every card is drawn. */
export function shapeOf(tree: CardTree, leaf: number): TreeShape {
  return readShape({ tree, isDrawn: () => true }, leaf);
}

/** A card of one entry for each parent; the entry at position i is in card i. */
export function cardTree(
  parents: readonly number[],
  kinds: readonly Card["kind"][] = [],
): CardTree {
  return {
    cards: parents.map((parent, card) => ({
      kind: kinds[card] ?? "entry",
      positions: [card],
      parent,
      turn: undefined,
    })),
    cardOf: Int32Array.from(parents.keys()),
  };
}
