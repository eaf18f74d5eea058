// One file to its reading: out of the cache where it is the same, from the old end on where it only grew.

import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import {
  type ByteSource,
  type Diagnostic,
  decodeFacts,
  decodePreviews,
  type Facts,
  joinPreviews,
  openSession,
  readFacts,
  type StopSignal,
} from "@leafwalk/core";
import type { FactsCache, Kept, KeptState } from "./facts-cache.ts";
import {
  type BlobReference,
  describeSession,
  makeReading,
  type SessionReading,
  type WholeReading,
} from "./session-reading.ts";

export interface FileState {
  /** Resolved. */
  readonly path: string;
  readonly size: number;
  readonly tag: string;
  readonly inode: string;
}

export interface ReadSessionOptions {
  readonly cache?: FactsCache | undefined;
  readonly stop?: StopSignal;
  /** Told once of a cache that cannot be written. */
  readonly report?: (error: Error) => void;
}

/** Below this a session is read as quickly as what was kept of it. */
export const WORTH_KEEPING = 1024 * 1024;
const END_BYTES = 64 * 1024;
const SAMPLES = 14;
const SAMPLE_BYTES = 4 * 1024;

interface About {
  readonly whole: WholeReading;
  readonly diagnostics: readonly Diagnostic[];
  readonly blobs: readonly BlobReference[];
  readonly artifacts: readonly string[];
}

/** Undefined where the file became shorter meanwhile. Throws `ReadCancelled` and what reading throws. */
export async function readSession(
  source: ByteSource,
  state: FileState,
  { cache, stop, report }: ReadSessionOptions = {},
): Promise<SessionReading | undefined> {
  const isWorthIt = cache !== undefined && state.size >= WORTH_KEEPING;
  const kept = isWorthIt ? cache.load<About>(state.path) : undefined;
  const samples = isWorthIt ? await hashSamples(source, state.size) : "";
  if (kept?.state.tag === state.tag && kept.state.samples === samples) return readingOf(kept);
  const from = kept && (await isPrefix(source, state, kept.state)) ? factsOf(kept) : undefined;
  const facts = await readFacts(source, {
    ...(stop ? { stop } : {}),
    ...(from?.end ? { from } : {}),
  });
  if (facts.size !== state.size) return undefined;
  const reading = makeReading(facts);
  // What was written to while it was read is not kept: nobody knows which state it is of.
  if (isWorthIt && (await hashSamples(source, state.size)) === samples) {
    try {
      cache.save(keptOf(reading, { ...state, samples }));
    } catch (error) {
      report?.(error instanceof Error ? error : new Error(String(error)));
    }
  }
  return reading;
}

/** What the list says of a file, without making what only requests need. Undefined and throws as `readSession`. */
export async function readForList(
  source: ByteSource,
  state: FileState,
  options: ReadSessionOptions = {},
): Promise<WholeReading | undefined> {
  if (options.cache && state.size >= WORTH_KEEPING) {
    return (await readSession(source, state, options))?.whole;
  }
  const facts = await readFacts(source, options.stop ? { stop: options.stop } : {});
  return facts.size === state.size ? describeSession(openSession(facts)) : undefined;
}

/** Whether what was kept is still what the file begins with, as far as samples tell. */
async function isPrefix(source: ByteSource, now: FileState, then: KeptState): Promise<boolean> {
  return (
    now.inode === then.inode &&
    now.size > then.size &&
    (await hashSamples(source, then.size)) === then.samples
  );
}

/**
 * Hash of samples of the first `size` bytes: both ends, which every program that writes there changes, and
 * stretches between them, for the one that changes only the middle.
 */
async function hashSamples(source: ByteSource, size: number): Promise<string> {
  const hash = createHash("sha256");
  hash.update(await source.read(0, Math.min(size, END_BYTES)));
  for (let sample = 1; sample <= SAMPLES; sample++) {
    const from = Math.floor((size * sample) / (SAMPLES + 1));
    hash.update(await source.read(from, Math.min(size, from + SAMPLE_BYTES)));
  }
  hash.update(await source.read(Math.max(0, size - END_BYTES), size));
  return hash.digest("hex");
}

function keptOf(reading: SessionReading, state: KeptState): Kept<About> {
  const { whole, diagnostics, blobs, artifacts, facts, previews } = reading;
  return { state, about: { whole, diagnostics, blobs, artifacts }, parts: [facts, ...previews] };
}

function readingOf({ about, parts }: Kept<About>): SessionReading {
  const [facts = new Uint8Array(), ...previews] = parts;
  const { offset, length } = decodeFacts(facts);
  return { ...about, facts, previews, offset, length };
}

function factsOf({ parts }: Kept<About>): Facts {
  const [body = new Uint8Array(), ...windows] = parts;
  const previews = windows.map((window) => decodePreviews(brotliDecompressSync(window)));
  return { ...decodeFacts(body), preview: joinPreviews(previews) };
}
