import { readBody } from "@leafwalk/core";
import type { OpenSession } from "../../source/open-session.ts";
import { wantPreviews } from "../../source/windowed-previews.ts";
import { bodyTexts, headTexts } from "./entry-texts.ts";
import { findHits, type Hit } from "./find-hits.ts";
import { Pace } from "./pace.ts";
import { readBatches } from "./read-batches.ts";

/** More hits than this help nobody, and every one of them is kept. */
export const HITS_AT_MOST = 5000;

/** What a search has found up to a point of the file. */
export interface Found {
  /** In file order. */
  readonly hits: readonly Hit[];
  /** Entries that hold them. */
  readonly entries: number;
  /** The first entry that is not searched yet. */
  readonly next: number;
  /** Entries whose bodies could not be read. */
  readonly unread: number;
}

export const foundNothing: Found = { hits: [], entries: 0, next: 0, unread: 0 };

/**
 * Looks for folded words through everything from `before.next` on: one batch of bodies at a time, which is
 * forgotten before the next. Ends with the file, or with as many hits as are kept. Throws what the source
 * throws, and where `signal` says so.
 */
export async function* searchSession(
  { session, source }: OpenSession,
  words: string,
  before: Found,
  signal: AbortSignal,
): AsyncGenerator<Found> {
  const pace = new Pace();
  let found = before;
  if (before.hits.length >= HITS_AT_MOST) return;
  for (const batch of readBatches(session.facts, before.next)) {
    const bodies = await source.readBodies(batch, session.facts, signal);
    await wantPreviews(session.facts, batch);
    const hits = [...found.hits];
    let { entries, unread } = found;
    for (const position of batch) {
      if (pace.isDue()) await pace.yieldToPage();
      signal.throwIfAborted();
      const texts = textsOf(session, position, bodies.get(position));
      if (!texts.isWhole) unread++;
      const room = HITS_AT_MOST - hits.length;
      const own = findHits(position, texts.pieces, words, room);
      // The words that stand on its card, where they are not among its own.
      const preview = [{ part: "", text: session.previewOf(position) }];
      if (own.length === 0) own.push(...findHits(position, preview, words, room));
      hits.push(...own);
      if (own.length > 0) entries++;
      found = { hits, entries, next: position + 1, unread };
      if (hits.length === HITS_AT_MOST) break;
    }
    yield found;
    if (hits.length === HITS_AT_MOST) return;
  }
}

function textsOf(session: OpenSession["session"], position: number, bytes: Uint8Array | undefined) {
  const head = headTexts(session, position);
  try {
    const raw = bytes && readBody(bytes);
    if (!raw) return { pieces: head, isWhole: false };
    const body = session.migrate(position, raw);
    return { pieces: [...head, ...bodyTexts(session, position, body)], isWhole: true };
  } catch {
    // One body too large for a text, or nested too deep: the others are searched all the same.
    return { pieces: head, isWhole: false };
  }
}
