// The last messages of a file before the whole of it was read: its header, and the entries at its end.

import { entryDeclaration } from "../entries/index.ts";
import { FactsReader } from "../facts/build.ts";
import type { Facts, Place } from "../facts/columns.ts";
import type { ByteSource } from "../read/byte-source.ts";
import { concatBytes } from "../read/concat-bytes.ts";
import { openSession, type Session } from "../tree/session.ts";
import { findCleanStart } from "./clean-start.ts";

/**
 * The end of a session, read as a session of its own: the file with its middle left out. Ids, types,
 * previews and bodies are those of the file. Positions, lines, minted ids, roots and diagnostics are not.
 */
export interface Tail {
  /** Its path ends at the file's last entry. */
  readonly session: Session;
  /** Bytes left out: in the file an entry stands so much further behind than its offset says. */
  readonly gap: number;
  /** The file's bytes from `from` to its end, with all entries in them. */
  readonly bytes: Uint8Array;
  readonly from: number;
  /** What the first bytes of the file say by themselves: its header, and what was asked first. */
  readonly head: Session;
}

/** How much of the end is looked at, and how many messages of the path have to be in it to be enough. */
export interface TailStep {
  readonly bytes: number;
  readonly messages: number;
}

const KB = 1024;
// Mostly the first is enough. Lines of several megabytes, and a leaf that hangs on an entry far up, take more.
const STEPS: readonly TailStep[] = [
  { bytes: 256 * KB, messages: 30 },
  { bytes: 1024 * KB, messages: 10 },
  { bytes: 4096 * KB, messages: 1 },
  { bytes: 16_384 * KB, messages: 1 },
];
const HEAD = 64 * KB;
const LF = 0x0a;

/**
 * Reads the end of a file: the last entries of the path to its leaf, with whole turns of calls and results.
 * Gives undefined where its end does not tell of a session, and for a file that became shorter meanwhile.
 */
export async function readTail(
  source: ByteSource,
  steps: readonly TailStep[] = STEPS,
): Promise<Tail | undefined> {
  const ends = readEnds(source, steps);
  // Together: where a server is busy each request waits.
  const [first, near] = await Promise.all([
    source.read(0, Math.min(HEAD, source.size)),
    ends.next(),
  ]);
  const head = readFactsOf(first);
  const records = headRecords(first, head);
  let found: Omit<Tail, "head"> | undefined;
  for (let end = near; !end.done; end = await ends.next()) {
    const { from, bytes, messages } = end.value;
    const line = from === 0 ? 0 : bytes.indexOf(LF) + 1;
    // Within one line; it may begin further up.
    if (from > 0 && line === 0) continue;
    const read = readEnd(records, bytes.subarray(line));
    if (read) {
      const start = from + line + read.start;
      const gap = start - records.length;
      const { session } = read;
      found = { session, bytes: bytes.subarray(line + read.start), from: start, gap };
    }
    if (countMessages(found?.session) >= messages) break;
  }
  if (countMessages(found?.session) === 0) return undefined;
  return found && { ...found, head: openSession(head) };
}

/** Ever longer ends of a file; nothing more of one that became shorter meanwhile. */
async function* readEnds(source: ByteSource, steps: readonly TailStep[]) {
  let from = source.size;
  let bytes: Uint8Array = new Uint8Array();
  for (const step of steps) {
    if (from === 0) return;
    const to = from;
    from = Math.max(0, source.size - step.bytes);
    const more = await source.read(from, to);
    if (more.length < to - from) return;
    bytes = concatBytes([more, bytes]);
    yield { from, bytes, messages: step.messages };
  }
}

/** The session in some bytes from a line's start on, and where among them it begins. */
function readEnd(
  records: Uint8Array,
  bytes: Uint8Array,
): { readonly session: Session; readonly start: number } | undefined {
  const session = openSession(readFactsOf(records, bytes));
  if (session.kind !== "session") return undefined;
  const clean = findCleanStart(session);
  if (clean < 0) return undefined;
  const start = session.facts.offset[clean]! - records.length;
  // An entry that stands in the head is the header's neighbour; nothing was left out.
  if (start <= 0) return { session, start: 0 };
  return { session: openSession(readFactsOf(records, bytes.subarray(start))), start };
}

function readFactsOf(...pieces: readonly Uint8Array[]): Facts {
  const reader = new FactsReader();
  for (const piece of pieces) reader.push(piece);
  return reader.facts();
}

/** The lines of title slot and header: they say which version the entries have, and how the session is called. */
function headRecords(first: Uint8Array, { slot, header }: Facts): Uint8Array {
  const lineOf = (place: Place | undefined) =>
    place ? [first.subarray(place.offset, place.offset + place.length), Uint8Array.of(LF)] : [];
  return concatBytes([...lineOf(slot), ...lineOf(header)]);
}

function countMessages(session: Session | undefined): number {
  if (!session) return 0;
  let count = 0;
  for (const position of session.pathOf(session.leaf)) {
    if (entryDeclaration(session.typeOf(position)).context !== "never") count++;
  }
  return count;
}
