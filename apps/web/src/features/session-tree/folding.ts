// Which branches are folded. Those outside the path fold by themselves when the tree would take more than
// three lanes; what a person folds or unfolds then differs from that.

import { closedHeight } from "./geometry.ts";
import { layoutTree } from "./layout.ts";
import { branchesAround, startsBranch, type TreeShape } from "./shape.ts";

const LANES_AT_MOST = 3;
/** More branches than this never fit into three lanes side by side in a readable way; saves laying them all out. */
const BRANCHES_AT_MOST = 400;

/** Whether the branches of a tree start folded. */
export function foldsByItself(shape: TreeShape): boolean {
  let branches = 0;
  for (let card = 0; card < shape.tree.cards.length; card++) {
    if (startsBranch(shape, card)) branches++;
  }
  if (branches < LANES_AT_MOST) return false;
  if (branches > BRANCHES_AT_MOST) return true;
  const { lanes } = layoutTree(shape, {
    heightOf: (card) => closedHeight(shape.tree.cards[card]!),
    isFolded: () => false,
    showsAllChips: () => false,
  });
  return lanes > LANES_AT_MOST;
}

/** What differs from how the tree starts, by the position of a branch's first entry: cards are counted anew when a session grows. */
export interface Folding {
  readonly foldedAtFirst: boolean;
  readonly changed: ReadonlySet<number>;
}

export function isFolded(folding: Folding, shape: TreeShape, start: number): boolean {
  return folding.foldedAtFirst !== folding.changed.has(firstEntry(shape, start));
}

export function toggleFolds(
  folding: Folding,
  shape: TreeShape,
  starts: readonly number[],
): Folding {
  const changed = new Set(folding.changed);
  for (const start of starts) {
    const position = firstEntry(shape, start);
    if (!changed.delete(position)) changed.add(position);
  }
  return { ...folding, changed };
}

/** The same folding with every branch around a card open; the same object where they all are. */
export function unfoldAround(folding: Folding, shape: TreeShape, card: number): Folding {
  const closed = branchesAround(shape, card).filter((start) => isFolded(folding, shape, start));
  return closed.length === 0 ? folding : toggleFolds(folding, shape, closed);
}

function firstEntry(shape: TreeShape, start: number): number {
  return shape.tree.cards[start]!.positions[0]!;
}
