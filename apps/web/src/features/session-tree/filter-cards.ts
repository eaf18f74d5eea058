// Which cards the tree draws. A card that is not drawn leaves its children to the nearest ancestor that is.

import type { Card, CardTree, Session } from "@leafwalk/core";
import type { CardFilter } from "../../url/url-state.ts";
import { labelsOf, saysAnything } from "./card-facts.ts";

/** A card tree of which some cards are not drawn. Cards keep their numbers. */
export interface FilteredTree {
  /** The parent of a card, drawn or not, is the nearest ancestor that is drawn. */
  readonly tree: CardTree;
  isDrawn(card: number): boolean;
}

/** The tree without the cards that are not wanted. Linear in the cards. */
export function filterTree(tree: CardTree, isWanted: (card: number) => boolean): FilteredTree {
  const drawn = Uint8Array.from(tree.cards, (_, card) => Number(isWanted(card)));
  const parents = new Int32Array(tree.cards.length);
  // Parents come before their children, so theirs is known.
  const cards = tree.cards.map((facts, card) => {
    const { parent } = facts;
    const nearest = parent < 0 || drawn[parent] === 1 ? parent : parents[parent]!;
    parents[card] = nearest;
    return nearest === parent ? facts : { ...facts, parent: nearest };
  });
  return { tree: { cards, cardOf: tree.cardOf }, isDrawn: (card) => drawn[card] === 1 };
}

type Test = (session: Session, card: Card) => boolean;

const tests: { readonly [Name in CardFilter]: Test } = {
  all: () => true,
  // What was said and what was done to the history: no calls alone, no changes of state.
  "no-tools": (session, card) => (card.turn ? saysAnything(session, card) : card.kind !== "line"),
  user: (_, card) => card.kind === "user",
  failures: (_, { turn }) => turn !== undefined && (turn.failures > 0 || turn.failed !== ""),
  edits: (_, { turn }) => turn !== undefined && turn.added + turn.removed > 0,
  labelled: (session, card) => labelsOf(session, card).length > 0,
};

export function passes(session: Session, tree: CardTree, filter: CardFilter, card: number) {
  return tests[filter](session, tree.cards[card]!);
}

/** How many cards pass each filter. */
export function countCards(session: Session, tree: CardTree): Record<CardFilter, number> {
  const count = (filter: CardFilter) =>
    tree.cards.filter((card) => tests[filter](session, card)).length;
  return {
    all: tree.cards.length,
    "no-tools": count("no-tools"),
    user: count("user"),
    failures: count("failures"),
    edits: count("edits"),
    labelled: count("labelled"),
  };
}
