// What layout needs to know of a card tree whatever is folded: children, which child goes on in its
// parent's lane, and how much hangs below each card. Every walk is a loop: chains are tens of thousands deep.

import type { CardTree } from "@leafwalk/core";
import type { FilteredTree } from "./filter-cards.ts";

export interface TreeShape {
  readonly tree: CardTree;
  /** Whether the filter lets a card be drawn. The others hang nowhere. */
  isDrawn(card: number): boolean;
  /** Cards of the path to the file's last entry: always lane 0, whatever is selected. */
  readonly spine: readonly number[];
  /** The child that goes on in its parent's lane, -1 at a tip. */
  readonly main: Int32Array;
  /** Children of a card, in order, as a range of `children`. */
  readonly childStart: Uint32Array;
  readonly children: Uint32Array;
  readonly roots: readonly number[];
  /** Cards and entries in a card's subtree, with its own. */
  readonly cardsBelow: Uint32Array;
  readonly entriesBelow: Uint32Array;
}

/** `leaf` is the position of the file's last entry. */
export function readShape({ tree, isDrawn }: FilteredTree, leaf: number): TreeShape {
  const { count } = tree;
  const childStart = new Uint32Array(count + 1);
  const roots: number[] = [];
  for (let card = 0; card < count; card++) {
    if (!isDrawn(card)) continue;
    const parent = tree.parentOf(card);
    if (parent < 0) roots.push(card);
    else childStart[parent + 1]!++;
  }
  for (let i = 0; i < count; i++) childStart[i + 1]! += childStart[i]!;
  const next = childStart.slice();
  const children = new Uint32Array(childStart[count]!);
  const cardsBelow = new Uint32Array(count).fill(1);
  const entriesBelow = new Uint32Array(count);
  for (let card = 0; card < count; card++) {
    const parent = tree.parentOf(card);
    entriesBelow[card] = tree.sizeOf(card);
    if (parent >= 0 && isDrawn(card)) children[next[parent]!++] = card;
  }
  for (let card = count - 1; card >= 0; card--) {
    const parent = tree.parentOf(card);
    if (parent < 0 || !isDrawn(card)) continue;
    cardsBelow[parent]! += cardsBelow[card]!;
    entriesBelow[parent]! += entriesBelow[card]!;
  }
  const spine: number[] = [];
  for (let at = tree.cardOf(leaf); at >= 0; at = tree.parentOf(at)) {
    if (isDrawn(at)) spine.push(at);
  }
  spine.reverse();
  const main = new Int32Array(count).fill(-1);
  for (let card = 0; card < count; card++) {
    if (childStart[card]! < childStart[card + 1]!) main[card] = children[childStart[card]!]!;
  }
  // Where the filter took all of that path, the first of what is left stands in its lane.
  if (spine.length === 0) for (let at = roots[0] ?? -1; at >= 0; at = main[at]!) spine.push(at);
  for (let i = 1; i < spine.length; i++) main[spine[i - 1]!] = spine[i]!;
  return { tree, isDrawn, spine, main, childStart, children, roots, cardsBelow, entriesBelow };
}

export function childrenOf(shape: TreeShape, card: number): Uint32Array {
  return shape.children.subarray(shape.childStart[card], shape.childStart[card + 1]);
}

/** Whether a card starts a branch: it stands beside the lane of its parent, or is a root beside the spine's. */
export function startsBranch(shape: TreeShape, card: number): boolean {
  if (!shape.isDrawn(card)) return false;
  const parent = shape.tree.parentOf(card);
  return parent < 0 ? card !== shape.spine[0] : shape.main[parent] !== card;
}

/** Whether any card starts a branch. */
export function hasBranch(shape: TreeShape): boolean {
  for (let card = 0; card < shape.tree.count; card++) if (startsBranch(shape, card)) return true;
  return false;
}

/** Where a card's path leaves a lane: the cards that go on in the lanes it left, innermost first. */
export function lanesLeft(shape: TreeShape, card: number): number[] {
  const left: number[] = [];
  for (let at = card; at >= 0; at = shape.tree.parentOf(at)) {
    if (!startsBranch(shape, at)) continue;
    const parent = shape.tree.parentOf(at);
    // Beside another root its first card stays, to hang the rest on.
    const ahead = shape.main[parent < 0 ? shape.spine[0]! : parent]!;
    if (ahead >= 0) left.push(ahead);
  }
  return left;
}
