import { buildCards, type CardTree, type Facts, openSession, type Session } from "@leafwalk/core";
import type { SessionSource } from "./session-source.ts";

/** A session that is being looked at: what its facts say, and where the rest comes from. */
export interface OpenSession {
  readonly source: SessionSource;
  readonly session: Session;
  readonly cards: CardTree;
}

export function openFacts(source: SessionSource, facts: Facts): OpenSession {
  const session = openSession(facts);
  return { source, session, cards: buildCards(session) };
}
