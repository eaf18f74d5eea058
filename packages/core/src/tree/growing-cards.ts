import { Flag } from "../values/facts-draft.ts";
import { type CardKind, CardTree, cardKinds } from "./card-tree.ts";
import { failureBehind, turnFailures } from "./count-turn.ts";
import type { Session } from "./session.ts";

/** The columns of a card tree while it is built. There are at most as many cards as entries, so nothing grows: memory that is not written to costs nothing. */
export class GrowingCards {
  private count = 0;
  private placed = 0;
  private isTurn = false;
  private readonly kind: Uint8Array;
  private readonly parent: Int32Array;
  private readonly start: Uint32Array;
  private readonly positions: Int32Array;
  private readonly cardOf: Int32Array;
  private readonly calls: Uint32Array;
  private readonly failures: Uint32Array;
  private readonly failed: Uint8Array;
  private readonly spends: Uint8Array;
  private readonly edits: Uint8Array;

  constructor(private readonly session: Session) {
    const { count } = session;
    this.kind = new Uint8Array(count);
    this.parent = new Int32Array(count);
    this.start = new Uint32Array(count + 1);
    this.positions = new Int32Array(count);
    this.cardOf = new Int32Array(count).fill(-1);
    this.calls = new Uint32Array(count);
    this.failures = new Uint32Array(count);
    this.failed = new Uint8Array(count);
    this.spends = new Uint8Array(count);
    this.edits = new Uint8Array(count);
  }

  /** Begins a card with its first entry. */
  begin(kind: CardKind, position: number): void {
    const card = this.count++;
    const above = this.session.parentOf(position);
    this.kind[card] = cardKinds.indexOf(kind);
    this.parent[card] = above < 0 ? -1 : this.cardOf[above]!;
    this.isTurn = kind === "turn";
    this.add(position);
  }

  /** Adds an entry to the card that was begun last. */
  add(position: number): void {
    const card = this.count - 1;
    this.positions[this.placed++] = position;
    this.cardOf[position] = card;
    this.start[card + 1] = this.placed;
    if (this.isTurn) this.addToTurn(card, position);
  }

  private addToTurn(card: number, position: number): void {
    const { session } = this;
    this.calls[card]! += session.callCountOf(position);
    if (session.has(position, Flag.isError)) this.failures[card]!++;
    const failed = failureBehind(session, position, turnFailures[this.failed[card]!]!);
    this.failed[card] = turnFailures.indexOf(failed);
    if (session.tokensOf(position) + session.costOf(position) > 0) this.spends[card] = 1;
    const edit = session.editOf(position);
    if (edit && edit[0] + edit[1] > 0) this.edits[card] = 1;
  }

  finish(): CardTree {
    const { count } = this;
    const { positions, cardOf } = this;
    return new CardTree(this.session, {
      count,
      kind: this.kind.subarray(0, count),
      parent: this.parent.subarray(0, count),
      start: this.start.subarray(0, count + 1),
      positions,
      cardOf,
      calls: this.calls.subarray(0, count),
      failures: this.failures.subarray(0, count),
      failed: this.failed.subarray(0, count),
      spends: this.spends.subarray(0, count),
      edits: this.edits.subarray(0, count),
    });
  }
}
