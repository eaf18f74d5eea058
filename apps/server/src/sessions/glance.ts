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
  summariseSession,
  titleOf,
} from "@leafwalk/core";
import { describeDamage } from "./damage.ts";

type Columns = Pick<
  SessionSummary,
  "id" | "title" | "firstPrompt" | "cwd" | "parentSession" | "lastActivity"
>;

/** What is known of a file that was read whole. */
export interface WholeReading {
  readonly summary: SessionSummary;
  readonly damaged: string | null;
}

export interface Glance extends Columns {
  /** Only omp writes a title slot. */
  readonly hasSlot: boolean;
  /** The rest as well, where the ends are the whole file. */
  readonly whole: WholeReading | undefined;
}

const END_BYTES = 64 * 1024;
// Where one last line fills the tail (an image, a long output), the last message is further up.
const LONG_TAIL_BYTES = 1024 * 1024;
const LINE_END = 0x0a;

export async function glanceAt(source: ByteSource): Promise<Glance> {
  const head = await source.read(0, END_BYTES);
  if (source.size <= END_BYTES) {
    const session = sessionIn(head);
    const hasSlot = session.facts.slot !== undefined;
    return { ...columnsOf(session), hasSlot, whole: readWhole(session) };
  }
  const session = sessionIn(head.subarray(0, head.lastIndexOf(LINE_END) + 1));
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

export function readWhole(session: Session): WholeReading {
  return { summary: summariseSession(session), damaged: describeDamage(session) };
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

async function tailOf(source: ByteSource): Promise<Columns> {
  const near = await readTail(source, END_BYTES);
  return near.lastActivity === null ? readTail(source, LONG_TAIL_BYTES) : near;
}

async function readTail(source: ByteSource, bytes: number): Promise<Columns> {
  const from = Math.max(0, source.size - bytes);
  const tail = await source.read(from, source.size);
  if (from === 0) return columnsOf(sessionIn(tail));
  // It begins inside a line, which tells nothing.
  const lineEnd = tail.indexOf(LINE_END);
  return columnsOf(sessionIn(tail.subarray(lineEnd < 0 ? tail.length : lineEnd + 1)));
}

function sessionIn(bytes: Uint8Array): Session {
  const reader = new FactsReader();
  reader.push(bytes);
  return openSession(reader.facts());
}
