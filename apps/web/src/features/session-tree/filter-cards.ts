// Which cards the tree draws. A card that is not drawn leaves its children to the nearest ancestor that is.

import type { CardTree, Session } from "@leafwalk/core";
import type { CardFilter } from "../../url/url-state.ts";
import { labelsAt, saysAnything } from "./card-facts.ts";

/** A card tree of which some cards are not drawn. Cards keep their numbers. */
export interface FilteredTree {
  /** The parent of a card, drawn or not, is the nearest ancestor that is drawn. */
  readonly tree: CardTree;
  isDrawn(card: number): boolean;
}

/** The tree without the cards that are not wanted. Linear in the cards. */
export function filterTree(tree: CardTree, isWanted: (card: number) => boolean): FilteredTree {
  const drawn = new Uint8Array(tree.count);
  const parents = new Int32Array(tree.count);
  for (let card = 0; card < tree.count; card++) {
    drawn[card] = Number(isWanted(card));
    const parent = tree.parentOf(card);
    // Parents come before their children, so theirs is known.
    parents[card] = parent < 0 || drawn[parent] === 1 ? parent : parents[parent]!;
  }
  return { tree: tree.withParents(parents), isDrawn: (card) => drawn[card] === 1 };
}

type Test = (session: Session, tree: CardTree, card: number) => boolean;

const tests: { readonly [Name in CardFilter]: Test } = {
  all: () => true,
  // What was said and what was done to the history: no calls alone, no changes of state.
  "no-tools": (session, tree, card) =>
    tree.kindOf(card) === "turn"
      ? saysAnything(session, tree.positionsOf(card))
      : tree.kindOf(card) !== "line",
  user: (_, tree, card) => tree.kindOf(card) === "user",
  failures: (_, tree, card) => tree.failuresOf(card) > 0 || tree.failedOf(card) !== "",
  edits: (_, tree, card) => tree.edits(card),
  labelled: (session, tree, card) => labelsAt(session, tree.positionsOf(card)).length > 0,
};

export function passes(session: Session, tree: CardTree, filter: CardFilter, card: number) {
  return tests[filter](session, tree, card);
}

/** How many cards pass each filter. */
export function countCards(session: Session, tree: CardTree): Record<CardFilter, number> {
  const count = (filter: CardFilter) => {
    let passing = 0;
    for (let card = 0; card < tree.count; card++) {
      if (passes(session, tree, filter, card)) passing++;
    }
    return passing;
  };
  return {
    all: tree.count,
    "no-tools": count("no-tools"),
    user: count("user"),
    failures: count("failures"),
    edits: count("edits"),
    labelled: count("labelled"),
  };
}
