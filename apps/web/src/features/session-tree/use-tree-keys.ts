import { type KeyboardEvent, useState } from "react";
import { chipOf } from "./layout.ts";
import { type Move, moveFrom } from "./navigate.ts";
import { startsBranch } from "./shape.ts";
import type { TreeModel } from "./tree-model.ts";
import { itemOf } from "./tree-nodes.ts";

const moves = new Map<string, Move>([
  ["ArrowUp", "up"],
  ["ArrowDown", "down"],
  ["ArrowLeft", "left"],
  ["ArrowRight", "right"],
  ["Home", "first"],
  ["End", "last"],
]);

type FindNext = typeof moveFrom;

/**
 * The keys of the tree. One item takes part in the order of Tab; arrows move it, right opens a turn or a
 * fold before it goes on, left closes it, `e` does both, Enter makes the leaf.
 */
export function useTreeKeys(
  model: TreeModel,
  moveFocus: (item: number) => void,
  findNext: FindNext = moveFrom,
) {
  const { shape, layout, selected, rowsOf, actions } = model;
  const [focused, setFocused] = useState<number>();
  const focus = (item: number) => {
    setFocused(item);
    moveFocus(item);
  };
  const isDrawn = (item: number) =>
    item >= 0 ? (layout.lane[item] ?? -1) >= 0 : chipOf(layout, item) !== undefined;
  const tabStop =
    focused !== undefined && isDrawn(focused)
      ? focused
      : selected >= 0
        ? selected
        : (shape.spine[0] ?? 0);

  const callsOf = (card: number) => shape.tree.callsOf(card);

  /** Makes the leaf, or unfolds: then the focus goes on to the first card of what was folded. */
  const choose = (item: number) => {
    const starts = chipOf(layout, item)?.starts ?? [];
    actions.choose(item);
    if (starts.length === 1) focus(starts[0]!);
  };

  /** What an arrow does besides moving; true where it did. */
  const fold = (item: number, key: string): boolean => {
    const isOpen = item >= 0 && rowsOf(item) > 0;
    const canOpen = item < 0 || (callsOf(item) > 0 && !isOpen);
    if ((key === "ArrowRight" || key === "e") && canOpen) {
      if (item < 0) choose(item);
      else actions.toggleTurn(item);
      return true;
    }
    if ((key === "ArrowLeft" || key === "e") && isOpen) {
      actions.toggleTurn(item);
      return true;
    }
    if (key === "e" && item >= 0 && startsBranch(shape, item)) {
      actions.foldBranch(item);
      focus(Math.max(0, shape.tree.parentOf(item)));
      return true;
    }
    return false;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const item = itemOf(event.target, layout);
    if (item === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      choose(item);
      return;
    }
    if (fold(item, event.key)) {
      event.preventDefault();
      return;
    }
    const move = moves.get(event.key);
    if (!move) return;
    event.preventDefault();
    const next = findNext(shape, layout, item, move);
    if (next !== undefined) focus(next);
  };

  return { tabStop, onKeyDown, setFocused, choose };
}
