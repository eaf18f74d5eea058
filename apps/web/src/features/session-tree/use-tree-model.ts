import type { ContextPlan } from "@leafwalk/core";
import { useMemo, useState } from "react";
import type { OpenSession } from "../../source/open-session.ts";
import type { CardFilter } from "../../url/url-state.ts";
import { readCardStates } from "./card-states.ts";
import { readChains } from "./chains.ts";
import { firstEntry, isFolded } from "./folding.ts";
import { closedHeight, openHeight, ROWS_AT_FIRST } from "./geometry.ts";
import { chipOf, layoutTree, widenCards } from "./layout.ts";
import { hasBranch } from "./shape.ts";
import type { Folds } from "./TreeBar.tsx";
import { indexLayout } from "./tree-index.ts";
import type { TreeActions, TreeModel } from "./tree-model.ts";
import { useFolding } from "./use-folding.ts";
import { useTreeShape } from "./use-tree-shape.ts";

interface Wishes {
  readonly open: OpenSession;
  readonly plan: ContextPlan;
  readonly leaf: number;
  readonly shown: number | undefined;
  readonly filter: CardFilter;
  /** Width there is for a lane that is alone; 0 while it is not known. */
  readonly room: number;
  onSelectLeaf(position: number): void;
  onShow(position: number): void;
}

/** The tree as it is to be drawn, and what can be done with it. Folds are the reader's own and end with the panel. */
export function useTreeModel(wishes: Wishes): { model: TreeModel; folds: Folds } {
  const { open, plan, leaf, shown, filter, room, onSelectLeaf, onShow } = wishes;
  const { session, cards: tree } = open;
  const cardOf = (position: number | undefined) => tree.cardOf(position ?? -1);
  const selected = cardOf(leaf);
  const shownCard = cardOf(shown);
  const { whole, shape } = useTreeShape(session, tree, filter, [selected, shownCard]);
  const chains = useMemo(() => readChains(shape), [shape]);
  const states = useMemo(() => readCardStates(session, tree, plan), [session, tree, plan]);
  const hasBranches = useMemo(() => hasBranch(shape), [shape]);

  const { folding, toggle, foldAround, unfoldAll } = useFolding(whole, shape, [
    selected,
    shownCard,
  ]);
  // By the position of the turn's first entry, and of the entry that folded branches leave from.
  const [rows, setRows] = useState<ReadonlyMap<number, number>>(new Map());
  const [allChips, setAllChips] = useState<ReadonlySet<number>>(new Set());

  const placed = useMemo(() => {
    return layoutTree(shape, {
      heightOf(card) {
        const listed = rows.size > 0 ? (rows.get(firstEntry(shape, card)) ?? 0) : 0;
        return listed > 0 ? openHeight(tree, card, listed) : closedHeight(tree, card);
      },
      isFolded: (start) => isFolded(folding, shape, start),
      showsAllChips: (parent) => allChips.has(firstEntry(shape, parent)),
    });
  }, [shape, tree, folding, rows, allChips]);
  const placedIndex = useMemo(() => indexLayout(placed), [placed]);
  const layout = useMemo(() => widenCards(placed, room), [placed, room]);
  const index = useMemo(() => ({ ...placedIndex, layout }), [placedIndex, layout]);

  const actions = useMemo<TreeActions>(() => {
    const setRowsOf = (card: number, change: (listed: number) => number) =>
      setRows((before) =>
        new Map(before).set(
          firstEntry(shape, card),
          change(before.get(firstEntry(shape, card)) ?? 0),
        ),
      );
    return {
      choose(item) {
        if (item >= 0) return onSelectLeaf(tree.lastOf(item));
        const { parent, starts } = chipOf(layout, item)!;
        if (starts.length > 1)
          setAllChips((before) => new Set(before).add(firstEntry(shape, parent)));
        else toggle(starts);
      },
      toggleTurn: (card) => setRowsOf(card, (listed) => (listed > 0 ? 0 : ROWS_AT_FIRST)),
      showMoreCalls: (card) => setRowsOf(card, (listed) => listed + 2 * ROWS_AT_FIRST),
      foldBranch: (start) => toggle([start]),
      showEntry: onShow,
    };
  }, [tree, shape, layout, toggle, onSelectLeaf, onShow]);

  const model = useMemo<TreeModel>(
    () => ({
      open,
      session,
      filter,
      shape,
      chains,
      layout,
      index,
      states,
      selected,
      last: tree.cardOf(session.leaf),
      shown: shownCard,
      rowsOf: (card) => rows.get(firstEntry(shape, card)) ?? 0,
      actions,
    }),
    [
      open,
      session,
      filter,
      shape,
      chains,
      layout,
      index,
      states,
      selected,
      tree,
      shownCard,
      rows,
      actions,
    ],
  );
  const isAllOpen = layout.chips.length === 0;
  const toggleAll = () => (isAllOpen ? foldAround(selected) : unfoldAll());
  return { model, folds: { canFold: hasBranches, isAllOpen, toggleAll } };
}
