// The cards that the tree draws: turns, messages, bars and lines instead of single entries (DESIGN §4).

import { entryDeclaration } from "../entries/index.ts";
import { roleDeclaration } from "../roles/index.ts";
import type { CardKind, CardTree } from "./card-tree.ts";
import { GrowingCards } from "./growing-cards.ts";
import type { Session } from "./session.ts";

/** Cards in an order in which parents come before children; linear in the entries. */
export function buildCards(session: Session): CardTree {
  const columns = new GrowingCards(session);
  const starts: number[] = [...session.roots].reverse();
  const kindOf = rememberKinds(session);
  while (starts.length > 0) {
    const start = starts.pop()!;
    const kind = kindOf(start);
    columns.begin(kind, start);
    let last = start;
    while (kind === "turn" || kind === "line") {
      if (session.childCount(last) !== 1) break;
      const next = session.childAt(last, 0);
      if (!continues(session, kindOf, kind, next)) break;
      columns.add(next);
      last = next;
    }
    for (let i = session.childCount(last) - 1; i >= 0; i--) starts.push(session.childAt(last, i));
  }
  return columns.finish();
}

type KindOf = (position: number) => CardKind;

/** The kind depends on type and role alone, of which a session has few. */
function rememberKinds(session: Session): KindOf {
  const { type, role, roleNames } = session.facts;
  const kinds: (CardKind | undefined)[] = [];
  return (position) => {
    const pair = type[position]! * roleNames.length + role[position]!;
    const kind = kinds[pair] ?? kindOfCard(session, position);
    kinds[pair] = kind;
    return kind;
  };
}

function kindOfCard(session: Session, position: number): CardKind {
  const { look, context } = entryDeclaration(session.typeOf(position));
  if (look === "bar" || look === "line") return look;
  const role = session.roleOf(position);
  if (context !== "message" || role === "") return "entry";
  if (role === "user") return "user";
  return roleDeclaration(role).inTurn ? "turn" : "entry";
}

/** A turn also takes in the labels and state changes between its entries: they have no card of their own there. */
function continues(session: Session, kindOf: KindOf, kind: CardKind, next: number): boolean {
  const nextKind = kindOf(next);
  return (
    nextKind === kind ||
    (kind === "turn" && nextKind === "line" && isBetweenTurns(session, kindOf, next))
  );
}

function isBetweenTurns(session: Session, kindOf: KindOf, position: number): boolean {
  let at = position;
  // A short look ahead: a long run of lines is worth a card of its own, and stays linear this way.
  for (let steps = 0; steps < 4; steps++) {
    if (session.childCount(at) !== 1) return false;
    at = session.childAt(at, 0);
    const kind = kindOf(at);
    if (kind !== "line") return kind === "turn";
  }
  return false;
}
