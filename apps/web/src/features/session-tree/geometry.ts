// Sizes of the tree in pixels at zoom 1 (the design's tokens). Layout, cards and edges share them.

import type { CardKind, CardTree } from "@leafwalk/core";

/** From one lane's rail to the next. */
export const LANE_PITCH = 288;
export const CARD_WIDTH = 248;
/** Of the cards in a tree that is one lane. */
export const CARD_WIDTH_AT_MOST = 520;
/** The rail runs through the middle of the markers. */
export const RAIL_X = 11;
export const CARD_X = 29;
/** Under every card; edges to branches leave and run level in it. */
export const GAP = 20;
export const EDGE_RADIUS = 8;

export const CHIP_HEIGHT = 22;
export const CHIP_PITCH = 28;
/** Folded branches of one card that get a chip of their own; one more chip stands for the rest. */
export const CHIPS_AT_MOST = 12;

const ROW_HEIGHT = 28;
/** Calls that an opened turn lists at first. */
export const ROWS_AT_FIRST = 40;

const heights = { user: 56, turn: 76, entry: 56, line: 18, bar: 28 } as const;

export function closedHeight(tree: CardTree, card: number): number {
  const kind = tree.kindOf(card);
  return kind === "turn" && !hasFigures(tree, card) ? heights.entry : heights[kind];
}

/** Whether a turn has a third line: one that only talked, or was cut short before it called anything, has nothing to add up. */
export function hasFigures(tree: CardTree, card: number): boolean {
  return tree.callsOf(card) > 0 || (tree.failedOf(card) === "" && tree.spends(card));
}

/** Height of a turn that lists `rows` of its calls, with a line for the calls left over. */
export function openHeight(tree: CardTree, card: number, rows: number): number {
  const calls = tree.callsOf(card);
  const lines = Math.min(calls, rows) + (calls > rows ? 1 : 0);
  return closedHeight(tree, card) + lines * ROW_HEIGHT + 8;
}

/** Where a card's marker sits on the rail, from the card's top. */
export function markerY(kind: CardKind): number {
  if (kind === "line") return 9;
  return kind === "bar" ? 14 : 18;
}
