import { buildCards, readTail } from "@leafwalk/core";
import { bodyLoaderOf } from "./body-loader.ts";
import type { OpenSession } from "./open-session.ts";
import { readAll } from "./read-all.ts";
import type { SessionSource } from "./session-source.ts";
import { TailSource } from "./tail-source.ts";

/** A smaller file is read before anyone could look at its end. In bytes. */
const WORTH_IT = 8e6;
/** More entries than are drawn at first. */
const DRAWN_FIRST = 30;

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
  const own = new TailSource(source, tail);
  const cards = buildCards(session);
  const open: OpenSession = { source: own, session, cards, base: 0, tail: { gap, head } };
  const last = [...session.pathOf(session.leaf).subarray(-DRAWN_FIRST)];
  bodyLoaderOf(open).take(own.bodiesOf(last));
  return open;
}
