// Card trees for the tests of this folder.

import type { Card, CardTree } from "@leafwalk/core";

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
