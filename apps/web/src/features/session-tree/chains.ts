// How the tree is told to a screen reader: a lane's run of cards is one list, a branch is a list one level
// further in. A level for each card would end at twenty thousand.

import { startsBranch, type TreeShape } from "./shape.ts";

export interface Chains {
  /** From 1. */
  readonly level: Int32Array;
  /** From 1, within the card's run. */
  readonly place: Int32Array;
  lengthOf(card: number): number;
}

export function readChains(shape: TreeShape): Chains {
  const { tree } = shape;
  const level = new Int32Array(tree.count);
  const place = new Int32Array(tree.count);
  const chain = new Int32Array(tree.count);
  const lengths: number[] = [];
  for (let card = 0; card < tree.count; card++) {
    if (!shape.isDrawn(card)) continue;
    const parent = tree.parentOf(card);
    if (card === shape.spine[0] || startsBranch(shape, card)) {
      level[card] = parent < 0 ? 1 : level[parent]! + 1;
      place[card] = 1;
      chain[card] = lengths.push(1) - 1;
    } else {
      level[card] = level[parent]!;
      place[card] = place[parent]! + 1;
      chain[card] = chain[parent]!;
      lengths[chain[card]!]!++;
    }
  }
  return { level, place, lengthOf: (card) => lengths[chain[card]!] ?? 0 };
}
