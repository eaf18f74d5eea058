// The calls of a turn one by one, for a card that is opened in place.

import { type Card, Flag, type Session } from "@leafwalk/core";

export interface TurnCall {
  /** The assistant entry that makes the call. */
  readonly position: number;
  readonly id: string;
  readonly name: string;
  readonly outcome: "done" | "failed" | "no result";
}

export function listCalls(session: Session, card: Card): TurnCall[] {
  const outcomes = new Map<string, TurnCall["outcome"]>();
  for (const position of card.positions) {
    const { callId } = session.rareOf(position);
    if (callId === undefined) continue;
    outcomes.set(callId, session.has(position, Flag.isError) ? "failed" : "done");
  }
  return card.positions.flatMap((position) =>
    (session.rareOf(position).calls ?? []).map(({ id, name }) => ({
      position,
      id,
      name,
      outcome: outcomes.get(id) ?? "no result",
    })),
  );
}
