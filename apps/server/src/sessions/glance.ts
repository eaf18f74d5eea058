// The columns of the list that a look at a file's two ends gives, so that a list of thousands stands
// before one large file is read. Of an end no more lines are read than tell something.

import {
  BriefSession,
  firstPromptOf,
  lastSpokenOf,
  type SessionSummary,
  titleOf,
} from "@leafwalk/core";

export interface Glance
  extends Pick<
    SessionSummary,
    "id" | "title" | "firstPrompt" | "cwd" | "parentSession" | "lastActivity"
  > {
  /** Only omp writes a title slot. */
  readonly hasSlot: boolean;
}

/** The ends of a file, read at once and not by promises: over thousands of files those cost more than the rest. */
export interface FileEnds {
  /** Of the file, in bytes. */
  readonly size: number;
  /** Its first bytes, at most `END_BYTES`. */
  head(): Uint8Array;
  /** Its last bytes. They are good until this is asked again. */
  tail(bytes: number): Uint8Array;
}

export const END_BYTES = 64 * 1024;
// Where one last line fills the tail (an image, a long output), the last message is further up.
const LONG_TAIL_BYTES = 1024 * 1024;
// What gives a session another name has one of these types: only where one stands is a whole end read.
const NAMING = ["session_info", "title_change"];
const LINE_END = 0x0a;

export function glanceAt(file: FileEnds): Glance {
  const isAll = file.size <= END_BYTES;
  const head = isAll ? file.head() : wholeLines(file.head());
  const start = mayName(head) ? readAll(head) : readUntilAsked(head);
  const tail = isAll ? head : tailOf(file, END_BYTES);
  const { header, slot } = start.facts;
  return {
    id: header?.id ?? null,
    title: titleAt(start, isAll ? undefined : tail),
    firstPrompt: firstPromptOf(start),
    cwd: header?.cwd ?? null,
    parentSession: header?.parentSession ?? null,
    lastActivity: known(
      lastSpokenIn(tail) ??
        (isAll ? undefined : lastSpokenIn(tailOf(file, LONG_TAIL_BYTES))) ??
        // Some message of the head is an earlier activity than the last, and still nearer than nothing.
        lastSpokenIn(head) ??
        header?.time,
    ),
    hasSlot: slot !== undefined,
  };
}

function titleAt(start: BriefSession, tail: Uint8Array | undefined): Glance["title"] {
  const title = titleOf(start);
  if (!tail || title.origin === "slot" || !mayName(tail)) return title;
  const last = titleOf(readAll(tail));
  return last.origin === "session-info" ? last : title;
}

function readAll(bytes: Uint8Array): BriefSession {
  const session = new BriefSession();
  session.push(bytes);
  session.finish();
  return session;
}

/** Reads no further than to the header and what was asked first. */
function readUntilAsked(bytes: Uint8Array): BriefSession {
  const session = new BriefSession();
  for (let from = 0; from < bytes.length; ) {
    const lineEnd = bytes.indexOf(LINE_END, from);
    const to = lineEnd < 0 ? bytes.length : lineEnd + 1;
    session.push(bytes.subarray(from, to));
    from = to;
    const prompt = firstPromptOf(session);
    if (prompt !== "" && !prompt.startsWith("/") && session.facts.header) break;
  }
  session.finish();
  return session;
}

/** When the last message of a user or an assistant was said, line by line from the end; undefined where none tells. */
function lastSpokenIn(bytes: Uint8Array): number | undefined {
  for (let to = bytes.length; to > 0; ) {
    const from = to < 2 ? 0 : bytes.lastIndexOf(LINE_END, to - 2) + 1;
    const line = readAll(bytes.subarray(from, to));
    // What such a line is, what stands before it may tell.
    if (line.hasFaults) return spokenIn(readAll(bytes));
    const time = spokenIn(line);
    if (time !== undefined) return time;
    to = from;
  }
  return undefined;
}

function spokenIn(session: BriefSession): number | undefined {
  const time = lastSpokenOf(session);
  return Number.isNaN(time) ? undefined : time;
}

function known(time: number | undefined): number | null {
  return time === undefined || Number.isNaN(time) ? null : time;
}

function wholeLines(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(0, bytes.lastIndexOf(LINE_END) + 1);
}

/** Bytes from within a file begin inside a line, which tells nothing. */
function tailOf(file: FileEnds, bytes: number): Uint8Array {
  const tail = file.tail(bytes);
  if (tail.length === file.size) return tail;
  const lineEnd = tail.indexOf(LINE_END);
  return tail.subarray(lineEnd < 0 ? tail.length : lineEnd + 1);
}

function mayName({ buffer, byteOffset, length }: Uint8Array): boolean {
  const bytes = Buffer.from(buffer, byteOffset, length);
  return NAMING.some((type) => {
    // Its underscore is rare in what people write, so the search is for what begins with it.
    const rare = type.indexOf("_");
    const ending = type.slice(rare);
    for (let at = bytes.indexOf(ending); at >= 0; at = bytes.indexOf(ending, at + 1)) {
      if (bytes.toString("latin1", Math.max(0, at - rare), at) === type.slice(0, rare)) return true;
    }
    return false;
  });
}
