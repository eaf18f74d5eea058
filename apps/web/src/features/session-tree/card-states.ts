// How each card stands to the context of the chosen leaf.

import { type CardTree, type ContextPlan, entryDeclaration, type Session } from "@leafwalk/core";

export type CardState = "off-path" | "sent" | "left-out";

/** For those who do not see borders and grounds. */
export const stateWords: { readonly [State in CardState]: string } = {
  sent: "sent",
  "left-out": "left out",
  "off-path": "off path",
};

/** One state for each card: cards that are not on the path are off it. */
export interface CardStates {
  of(card: number): CardState;
}

const names = ["off-path", "sent", "left-out"] as const;
const [SENT, LEFT_OUT] = [1, 2];

/** A card is sent when any of its entries is in a message of the plan. Linear in the path. */
export function readCardStates(session: Session, tree: CardTree, plan: ContextPlan): CardStates {
  const states = new Uint8Array(tree.count);
  const onPath: number[] = [];
  for (const position of plan.path) {
    const card = tree.cardOf(position);
    if (onPath.at(-1) !== card) onPath.push(card);
    states[card] = LEFT_OUT;
  }
  for (const { position } of plan.messages) states[tree.cardOf(position)] = SENT;
  const spoken = new Set<number>();
  for (const { position, reason } of plan.omitted) {
    if (reason !== "not-a-message") spoken.add(tree.cardOf(position));
  }
  // A change of state is never sent and is missed by nobody: it looks as what it stands before.
  let next = SENT;
  for (let i = onPath.length - 1; i >= 0; i--) {
    const card = onPath[i]!;
    const position = tree.firstOf(card);
    const isCard = entryDeclaration(session.typeOf(position)).look === "card";
    if (states[card] === LEFT_OUT && !isCard && !spoken.has(card)) states[card] = next;
    next = states[card]!;
  }
  return { of: (card) => names[states[card] ?? 0] ?? "off-path" };
}
