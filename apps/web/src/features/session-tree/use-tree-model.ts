import type { ContextPlan } from "@leafwalk/core";
import { useMemo, useState } from "react";
import type { OpenSession } from "../../source/open-session.ts";
import type { CardFilter } from "../../url/url-state.ts";
import { readCardStates } from "./card-states.ts";
import { readChains } from "./chains.ts";
import { filterTree, passes } from "./filter-cards.ts";
import {
  type Folding,
  foldOffPath,
  foldsByItself,
  isFolded,
  startFolding,
  toggleFolds,
  unfoldAround,
} from "./folding.ts";
import { closedHeight, openHeight, ROWS_AT_FIRST } from "./geometry.ts";
import { layoutTree, widenCards } from "./layout.ts";
import { readShape, startsBranch } from "./shape.ts";
import { indexLayout } from "./tree-index.ts";
import type { TreeActions, TreeModel } from "./tree-model.ts";

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

interface FoldAll {
  readonly canFold: boolean;
  readonly isAllOpen: boolean;
  toggleAll(): void;
}

/** The tree as it is to be drawn, and what can be done with it. Folds are the reader's own and end with the panel. */
export function useTreeModel(wishes: Wishes): { model: TreeModel; folds: FoldAll } {
  const { open, plan, leaf, shown, filter, room, onSelectLeaf, onShow } = wishes;
  const { session, cards: tree } = open;
  const cardOf = (position: number | undefined) => tree.cardOf[position ?? -1] ?? -1;
  const selected = cardOf(leaf);
  const shownCard = cardOf(shown);
  const whole = useMemo(
    () => readShape({ tree, isDrawn: () => true }, session.leaf),
    [tree, session],
  );
  const shape = useMemo(() => {
    if (filter === "all") return whole;
    // Whoever filters still sees where they are.
    const isWanted = (card: number) =>
      card === selected || card === shownCard || passes(session, tree, filter, card);
    return readShape(filterTree(tree, isWanted), session.leaf);
  }, [whole, tree, session, filter, selected, shownCard]);
  const chains = useMemo(() => readChains(shape), [shape]);
  const states = useMemo(() => readCardStates(session, tree, plan), [session, tree, plan]);
  const hasBranches = useMemo(
    () => tree.cards.some((_, card) => startsBranch(shape, card)),
    [tree, shape],
  );

  const [chosen, setFolding] = useState<Folding>(() => startFolding(foldsByItself(whole)));
  // By the position of the turn's first entry, and of the entry that folded branches leave from.
  const [rows, setRows] = useState<ReadonlyMap<number, number>>(new Map());
  const [allChips, setAllChips] = useState<ReadonlySet<number>>(new Set());

  // A card that must be seen is never inside a fold, however it came to be chosen.
  const folding = useMemo(() => {
    const seen = [selected, shownCard].filter((card) => card >= 0);
    return seen.reduce((now, card) => unfoldAround(now, shape, card), chosen);
  }, [chosen, shape, selected, shownCard]);
  if (folding !== chosen) setFolding(folding);

  const placed = useMemo(() => {
    const first = (card: number) => tree.cards[card]?.positions[0] ?? -1;
    return layoutTree(shape, {
      heightOf(card) {
        const listed = rows.size > 0 ? (rows.get(first(card)) ?? 0) : 0;
        return listed > 0 ? openHeight(tree.cards[card]!, listed) : closedHeight(tree.cards[card]!);
      },
      isFolded: (start) => isFolded(folding, shape, start),
      showsAllChips: (parent) => allChips.has(first(parent)),
    });
  }, [shape, tree, folding, rows, allChips]);
  const placedIndex = useMemo(() => indexLayout(placed), [placed]);
  const layout = useMemo(() => widenCards(placed, room), [placed, room]);
  const index = useMemo(() => ({ ...placedIndex, layout }), [placedIndex, layout]);

  const actions = useMemo<TreeActions>(() => {
    const first = (card: number) => tree.cards[card]?.positions[0] ?? -1;
    const setRowsOf = (card: number, change: (listed: number) => number) =>
      setRows((before) => new Map(before).set(first(card), change(before.get(first(card)) ?? 0)));
    return {
      choose(item) {
        if (item >= 0) return onSelectLeaf(tree.cards[item]!.positions.at(-1)!);
        const { parent, starts } = layout.chips[-1 - item]!;
        if (starts.length > 1) setAllChips((before) => new Set(before).add(first(parent)));
        else setFolding((before) => toggleFolds(before, shape, starts));
      },
      toggleTurn: (card) => setRowsOf(card, (listed) => (listed > 0 ? 0 : ROWS_AT_FIRST)),
      showMoreCalls: (card) => setRowsOf(card, (listed) => listed + 2 * ROWS_AT_FIRST),
      foldBranch: (start) => setFolding((before) => toggleFolds(before, shape, [start])),
      showEntry: onShow,
    };
  }, [tree, shape, layout, onSelectLeaf, onShow]);

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
      last: tree.cardOf[session.leaf] ?? -1,
      shown: shownCard,
      rowsOf: (card) => rows.get(tree.cards[card]!.positions[0]!) ?? 0,
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
  const toggleAll = () =>
    setFolding(isAllOpen ? foldOffPath(shape, selected) : startFolding(false));
  return { model, folds: { canFold: hasBranches, isAllOpen, toggleAll } };
}
