// The session in cards, as columns: an object for each card would take more memory than the facts it is made of.

import { countTurn, type TurnFacts, type TurnFailure, turnFailures } from "./count-turn.ts";
import type { Session } from "./session.ts";

/** What a card stands for. */
export const cardKinds = [
  /** A user's message. */
  "user",
  /** A run of assistant turns and tool results between two user messages or branch points. */
  "turn",
  /** An entry with a card of its own: custom message, summary, execution, unknown type. */
  "entry",
  /** A run of state changes (model, thinking, mode, labels …): a line of text on the rail. */
  "line",
  /** A compaction or reset: a bar across the lane. */
  "bar",
] as const;
export type CardKind = (typeof cardKinds)[number];

/** A run of entries that the tree draws as one. */
export interface Card {
  readonly kind: CardKind;
  /** Entries of the card, each the parent of the next; never empty. */
  readonly positions: readonly number[];
  /** Index of the parent's card, -1 for a root. */
  readonly parent: number;
  readonly turn: TurnFacts | undefined;
}

/** Columns have one element a card, but for `positions` and `cardOf`. */
export interface CardColumns {
  readonly count: number;
  /** Index into `cardKinds`. */
  readonly kind: Uint8Array;
  readonly parent: Int32Array;
  /** Where the card's entries begin in `positions`; one more element than there are cards. */
  readonly start: Uint32Array;
  /** The entries of all cards, card by card. */
  readonly positions: Int32Array;
  /** Index of the card that holds each entry. */
  readonly cardOf: Int32Array;
  /** Tool calls and failed ones of a turn, 0 for other cards. */
  readonly calls: Uint32Array;
  readonly failures: Uint32Array;
  /** Index into `turnFailures`. */
  readonly failed: Uint8Array;
  /** Whether any entry of a turn records tokens or a cost, and whether any adds or removes lines. */
  readonly spends: Uint8Array;
  readonly edits: Uint8Array;
}

/** More cards than are ever on the screen. */
const KEPT_CARDS = 1024;

/** Cards by their index, parents before children. What all cards are asked for is in columns; the rest is counted when one is looked at. */
export class CardTree {
  private readonly kept = new Map<number, Card>();

  constructor(
    private readonly session: Session,
    private readonly columns: CardColumns,
  ) {}

  get count(): number {
    return this.columns.count;
  }

  /** A card with all that is known of it; the same object while it is looked at again and again. */
  at(card: number): Card | undefined {
    if (!(card >= 0 && card < this.count)) return undefined;
    const known = this.kept.get(card);
    if (known) return known;
    if (this.kept.size >= KEPT_CARDS) this.kept.clear();
    const made = this.make(card);
    this.kept.set(card, made);
    return made;
  }

  /** Every card with all that is known of it: for few. */
  *[Symbol.iterator](): Iterator<Card> {
    for (let card = 0; card < this.count; card++) yield this.make(card);
  }

  private make(card: number): Card {
    const kind = this.kindOf(card);
    const positions = Array.from(this.positionsOf(card));
    const turn = kind === "turn" ? countTurn(this.session, positions) : undefined;
    return { kind, positions, parent: this.parentOf(card), turn };
  }

  /** Index of the card that holds an entry, -1 for what is no entry. */
  cardOf(position: number): number {
    return this.columns.cardOf[position] ?? -1;
  }

  kindOf(card: number): CardKind {
    return cardKinds[this.columns.kind[card]!]!;
  }

  /** Index of the parent's card, -1 for a root. */
  parentOf(card: number): number {
    return this.columns.parent[card]!;
  }

  /** Its entries, without a list of them being made. */
  positionsOf(card: number): Int32Array {
    const { start, positions } = this.columns;
    return positions.subarray(start[card], start[card + 1]);
  }

  /** Position of its first entry, -1 where there is no such card. */
  firstOf(card: number): number {
    return card >= 0 && card < this.count ? this.columns.positions[this.columns.start[card]!]! : -1;
  }

  /** Position of its last entry. */
  lastOf(card: number): number {
    return this.columns.positions[this.columns.start[card + 1]! - 1]!;
  }

  /** How many entries it holds. */
  sizeOf(card: number): number {
    return this.columns.start[card + 1]! - this.columns.start[card]!;
  }

  /** Tool calls of a turn, 0 for other cards. */
  callsOf(card: number): number {
    return this.columns.calls[card] ?? 0;
  }

  /** Failed calls of a turn. */
  failuresOf(card: number): number {
    return this.columns.failures[card] ?? 0;
  }

  failedOf(card: number): TurnFailure {
    return turnFailures[this.columns.failed[card]!]!;
  }

  /** Whether any entry of a turn records tokens or a cost. */
  spends(card: number): boolean {
    return this.columns.spends[card] === 1;
  }

  /** Whether any entry of a turn adds or removes lines. */
  edits(card: number): boolean {
    return this.columns.edits[card] === 1;
  }

  /** The same cards hanging elsewhere; a parent must still come before its children. */
  withParents(parent: Int32Array): CardTree {
    return new CardTree(this.session, { ...this.columns, parent });
  }
}
