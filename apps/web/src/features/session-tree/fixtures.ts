// Card trees for the tests of this folder.

import { type Card, CardTree, cardKinds, FactsReader, openSession } from "@leafwalk/core";
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
  const { length } = parents;
  const own = Int32Array.from(parents.keys());
  return new CardTree(openSession(new FactsReader().facts()), {
    count: length,
    kind: Uint8Array.from(parents, (_, card) => cardKinds.indexOf(kinds[card] ?? "entry")),
    parent: Int32Array.from(parents),
    start: Uint32Array.from([...own, length]),
    positions: own,
    cardOf: own,
    calls: new Uint32Array(length),
    failures: new Uint32Array(length),
    failed: new Uint8Array(length),
    spends: new Uint8Array(length),
    edits: new Uint8Array(length),
  });
}
