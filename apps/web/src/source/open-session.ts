import { buildCards, type CardTree, type Facts, openSession, type Session } from "@leafwalk/core";
import type { SessionSource } from "./session-source.ts";

/** A session that is being looked at: what its facts say, and where the rest comes from. */
export interface OpenSession {
  readonly source: SessionSource;
  readonly session: Session;
  readonly cards: CardTree;
  /**
   * What is kept of an entry by position (rows, folds) is kept by its distance from this one: where the end
   * of the session was shown first, its entries had other positions then.
   */
  readonly base: number;
  /** Of a session of which only the end was read so far: positions, lines and counts are not the file's. */
  readonly tail: TailFacts | undefined;
}

interface TailFacts {
  /** Bytes by which entries stand further behind in the file than their offsets say. */
  readonly gap: number;
  /** What the file's first bytes say. */
  readonly head: Session;
}

export function openFacts(source: SessionSource, facts: Facts, base = 0): OpenSession {
  const session = openSession(facts);
  return { source, session, cards: buildCards(session), base, tail: undefined };
}
