// Which branches are folded. Those outside the path fold by themselves when the tree would take more than
// three lanes; what a person folds or unfolds then differs from that. What goes on in a lane folds only
// where a person wants nothing but the path of a leaf that is on a branch.

import { closedHeight } from "./geometry.ts";
import { layoutTree } from "./layout.ts";
import { lanesLeft, startsBranch, type TreeShape } from "./shape.ts";

const LANES_AT_MOST = 3;
/** More branches than this never fit into three lanes side by side in a readable way; saves laying them all out. */
const BRANCHES_AT_MOST = 400;

/** Whether the branches of a tree start folded. */
export function foldsByItself(shape: TreeShape): boolean {
  let branches = 0;
  for (let card = 0; card < shape.tree.count; card++) {
    if (startsBranch(shape, card)) branches++;
  }
  if (branches < LANES_AT_MOST) return false;
  if (branches > BRANCHES_AT_MOST) return true;
  const { lanes } = layoutTree(shape, {
    heightOf: (card) => closedHeight(shape.tree, card),
    isFolded: () => false,
    showsAllChips: () => false,
  });
  return lanes > LANES_AT_MOST;
}

/** What differs from how the tree starts, by the position of a branch's first entry: cards are counted anew when a session grows. */
export interface Folding {
  readonly foldedAtFirst: boolean;
  readonly changed: ReadonlySet<number>;
  /** Where a lane goes on folded, by the position of the first entry of that. */
  readonly ahead: ReadonlySet<number>;
}

export function startFolding(foldedAtFirst: boolean): Folding {
  return { foldedAtFirst, changed: new Set(), ahead: new Set() };
}

/** Everything folded but for the path of a card. */
export function foldOffPath(shape: TreeShape, card: number): Folding {
  const ahead = lanesLeft(shape, card).map((at) => firstEntry(shape, at));
  return unfoldAround({ ...startFolding(true), ahead: new Set(ahead) }, shape, card);
}

export function isFolded(folding: Folding, shape: TreeShape, start: number): boolean {
  const position = firstEntry(shape, start);
  if (!startsBranch(shape, start)) return folding.ahead.has(position);
  return folding.foldedAtFirst !== folding.changed.has(position);
}

export function toggleFolds(
  folding: Folding,
  shape: TreeShape,
  starts: readonly number[],
): Folding {
  const changed = new Set(folding.changed);
  const ahead = new Set(folding.ahead);
  for (const start of starts) {
    const position = firstEntry(shape, start);
    const set = startsBranch(shape, start) ? changed : ahead;
    if (!set.delete(position)) set.add(position);
  }
  return { ...folding, changed, ahead };
}

/** The same folding with everything around a card open; the same object where it is. */
export function unfoldAround(folding: Folding, shape: TreeShape, card: number): Folding {
  const closed: number[] = [];
  for (let at = card; at >= 0; at = shape.tree.parentOf(at)) {
    if (isFolded(folding, shape, at)) closed.push(at);
  }
  return closed.length === 0 ? folding : toggleFolds(folding, shape, closed);
}

/** Position of a card's first entry, which names it also when cards are counted anew; -1 for no card. */
export function firstEntry(shape: TreeShape, card: number): number {
  return shape.tree.firstOf(card);
}
