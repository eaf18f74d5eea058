// What is known of a session once it was read whole: all that requests and the list need, and far less
// than its facts as objects. Made by whichever thread reads, so all of it is plain.

import { brotliCompressSync, constants } from "node:zlib";
import {
  type Diagnostic,
  encodeFacts,
  encodePreviews,
  type Facts,
  listDiagnostics,
  openSession,
  type Session,
  type SessionSummary,
  summariseSession,
} from "@leafwalk/core";
import { describeDamage } from "../sessions/damage.ts";

export interface BlobReference {
  readonly sha256: string;
  readonly position: number;
  readonly entryId: string;
  readonly line: number;
}

/** What the list says of a file that was read whole. */
export interface WholeReading {
  readonly summary: SessionSummary;
  readonly damaged: string | null;
}

export interface SessionReading {
  readonly whole: WholeReading;
  /** `encodeFacts` of the file's facts, without previews. */
  readonly facts: Uint8Array;
  /** `encodePreviews` of `PREVIEWS_OF_WINDOW` entries each, compressed with brotli. */
  readonly previews: readonly Uint8Array[];
  /** Where each entry's bytes are, by position. */
  readonly offset: Float64Array;
  readonly length: Uint32Array;
  readonly diagnostics: readonly Diagnostic[];
  readonly blobs: readonly BlobReference[];
  /** Names behind `artifact://`. */
  readonly artifacts: readonly string[];
}

/** Entries whose previews travel together: about 600 KB of text, 100 KB compressed. */
const PREVIEWS_OF_WINDOW = 4096;

/** Quickly rather than well: the reader waits for it (STACK.md measured quality 1). */
export const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

export function describeSession(session: Session): WholeReading {
  return { summary: summariseSession(session), damaged: describeDamage(session) };
}

export function makeReading(facts: Facts): SessionReading {
  const session = openSession(facts);
  const blobs: BlobReference[] = [];
  const artifacts = new Set<string>();
  for (const [position, rare] of session.facts.rare.data.rest) {
    for (const sha256 of rare.blobs ?? []) {
      const line = facts.line[position] ?? 0;
      blobs.push({ sha256, position, entryId: session.idOf(position), line });
    }
    for (const name of rare.artifacts ?? []) artifacts.add(name);
  }
  return {
    whole: describeSession(session),
    facts: encodeFacts(facts, { previews: false }),
    previews: [...previewWindows(facts)],
    offset: facts.offset,
    length: facts.length,
    diagnostics: listDiagnostics(session),
    blobs,
    artifacts: [...artifacts],
  };
}

function* previewWindows(facts: Facts): Iterable<Uint8Array> {
  for (let from = 0; from < facts.count; from += PREVIEWS_OF_WINDOW) {
    const to = Math.min(facts.count, from + PREVIEWS_OF_WINDOW);
    yield brotliCompressSync(encodePreviews(facts, from, to), QUICKLY);
  }
}

/** About what it weighs in memory. */
export function weigh({ facts, previews, offset, length, ...rest }: SessionReading): number {
  const objects = rest.diagnostics.length + rest.blobs.length + rest.artifacts.length;
  const windows = previews.reduce((sum, window) => sum + window.length, 0);
  return facts.length + windows + offset.byteLength + length.byteLength + 300 * objects;
}
