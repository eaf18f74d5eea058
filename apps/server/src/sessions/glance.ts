// The columns of the list that a look at a file's two ends gives, so that a list of thousands stands
// before one large file is read.

import {
  type ByteSource,
  FactsReader,
  firstPromptOf,
  lastActivityOf,
  openSession,
  type Session,
  type SessionSummary,
  titleOf,
} from "@leafwalk/core";
import { describeSession, type WholeReading } from "../reading/session-reading.ts";

type Columns = Pick<
  SessionSummary,
  "id" | "title" | "firstPrompt" | "cwd" | "parentSession" | "lastActivity"
>;

export interface Glance extends Columns {
  /** Only omp writes a title slot. */
  readonly hasSlot: boolean;
  /** The rest as well, where the ends are the whole file. */
  readonly whole: WholeReading | undefined;
}

const END_BYTES = 64 * 1024;
// Of which so much nearly always says what the whole end would.
const NEAR_BYTES = 8 * 1024;
// What gives a session another name has one of these types: only such an entry is looked for in the rest.
const NAMING = ["session_info", "title_change"];
// Where one last line fills the tail (an image, a long output), the last message is further up.
const LONG_TAIL_BYTES = 1024 * 1024;
const LINE_END = 0x0a;

export async function glanceAt(source: ByteSource): Promise<Glance> {
  const head = await source.read(0, END_BYTES);
  if (source.size <= END_BYTES) {
    const session = sessionIn(head);
    const hasSlot = session.facts.slot !== undefined;
    return { ...columnsOf(session), hasSlot, whole: describeSession(session) };
  }
  const session = sessionAtHead(head);
  const start = columnsOf(session);
  const end = await tailOf(source);
  const named = end.title.origin === "session-info" && start.title.origin !== "slot";
  return {
    ...start,
    title: named ? end.title : start.title,
    // Some message of the head is an earlier activity than the last, and still nearer than nothing.
    lastActivity: end.lastActivity ?? start.lastActivity,
    hasSlot: session.facts.slot !== undefined,
    whole: undefined,
  };
}

function columnsOf(session: Session): Columns {
  const { header } = session.facts;
  const lastActivity = lastActivityOf(session);
  return {
    id: header?.id ?? null,
    title: titleOf(session),
    firstPrompt: firstPromptOf(session),
    cwd: header?.cwd ?? null,
    parentSession: header?.parentSession ?? null,
    lastActivity: Number.isNaN(lastActivity) ? null : lastActivity,
  };
}

function sessionAtHead(head: Uint8Array): Session {
  const wholeLines = (bytes: Uint8Array) => bytes.subarray(0, bytes.lastIndexOf(LINE_END) + 1);
  const near = sessionIn(wholeLines(head.subarray(0, NEAR_BYTES)));
  const prompt = firstPromptOf(near);
  const isAsked = prompt !== "" && !prompt.startsWith("/") && near.facts.header !== undefined;
  const isEnough = isAsked && !mayName(head.subarray(near.facts.size));
  return isEnough ? near : sessionIn(wholeLines(head));
}

async function tailOf(source: ByteSource): Promise<Columns> {
  const end = await source.read(source.size - END_BYTES, source.size);
  const near = columnsBehindLineEnd(end.subarray(-NEAR_BYTES));
  if (near.lastActivity !== null && !mayName(end)) return near;
  const all = columnsBehindLineEnd(end);
  if (all.lastActivity !== null) return all;
  const from = Math.max(0, source.size - LONG_TAIL_BYTES);
  const tail = await source.read(from, source.size);
  return from === 0 ? columnsOf(sessionIn(tail)) : columnsBehindLineEnd(tail);
}

/** Bytes from within a file begin inside a line, which tells nothing. */
function columnsBehindLineEnd(bytes: Uint8Array): Columns {
  const lineEnd = bytes.indexOf(LINE_END);
  return columnsOf(sessionIn(bytes.subarray(lineEnd < 0 ? bytes.length : lineEnd + 1)));
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

function sessionIn(bytes: Uint8Array): Session {
  const reader = new FactsReader();
  reader.push(bytes);
  return openSession(reader.facts());
}
