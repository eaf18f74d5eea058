// Everything the drawn tree is made of, put together once for each change.

import type { Session } from "@leafwalk/core";
import { createContext, useContext } from "react";
import type { OpenSession } from "../../source/open-session.ts";
import type { CardFilter } from "../../url/url-state.ts";
import type { CardStates } from "./card-states.ts";
import type { Chains } from "./chains.ts";
import type { TreeLayout } from "./layout.ts";
import type { TreeShape } from "./shape.ts";
import type { TreeIndex } from "./tree-index.ts";

export interface TreeModel {
  readonly open: OpenSession;
  readonly session: Session;
  /** Which cards are drawn. */
  readonly filter: CardFilter;
  readonly shape: TreeShape;
  readonly chains: Chains;
  readonly layout: TreeLayout;
  readonly index: TreeIndex;
  readonly states: CardStates;
  /** Cards of the chosen leaf, of the file's last entry, and of the entry that is looked at; -1 for none. */
  readonly selected: number;
  readonly last: number;
  readonly shown: number;
  /** Calls listed by a turn that is open, 0 for one that is closed. */
  rowsOf(card: number): number;
  readonly actions: TreeActions;
}

export interface TreeActions {
  /** Makes the card's last entry the leaf, or unfolds what a chip stands for. */
  choose(item: number): void;
  /** Opens a turn in place, or closes it. */
  toggleTurn(card: number): void;
  showMoreCalls(card: number): void;
  /** Folds the branch that starts at a card. */
  foldBranch(start: number): void;
  showEntry(position: number): void;
}

const TreeContext = createContext<TreeModel | undefined>(undefined);

export const TreeModelProvider = TreeContext.Provider;

export function useTreeModel(): TreeModel {
  const model = useContext(TreeContext);
  if (!model) throw new Error("useTreeModel needs a TreeModelProvider above it");
  return model;
}
