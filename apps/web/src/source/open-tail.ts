import { buildCards, readTail } from "@leafwalk/core";
import type { OpenSession } from "./open-session.ts";
import { readAll } from "./read-all.ts";
import type { SessionSource } from "./session-source.ts";
import { TailSource } from "./tail-source.ts";

/** A smaller file is read before anyone could look at its end. In bytes. */
const WORTH_IT = 8e6;

/**
 * The last messages of a large session, to be shown while the rest of it is read. Gives undefined for a
 * file that is read soon anyway, and where its end tells of no session.
 */
export async function openTail(
  source: SessionSource,
  size: number,
  signal?: AbortSignal,
): Promise<OpenSession | undefined> {
  if (size < WORTH_IT) return undefined;
  const read = (from: number, to: number) => readAll(source, from, to, signal);
  const tail = await readTail({ size, read });
  if (!tail) return undefined;
  const { session, gap, head } = tail;
  return {
    source: new TailSource(source, tail),
    session,
    cards: buildCards(session),
    base: 0,
    tail: { gap, head },
  };
}
