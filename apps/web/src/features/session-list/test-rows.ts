// What the tests of this folder share.

import { openSession, summariseSession } from "@leafwalk/core";
import type { SessionRow } from "@leafwalk/server";
import { factsOf } from "../../source/test-bytes.ts";

/** A row as the server sends it before it has read the file. */
export function rowOf(key: string, given: Partial<SessionRow> = {}): SessionRow {
  return {
    key,
    file: `${key}.jsonl`,
    agent: "omp",
    size: 1000,
    modified: Date.UTC(2026, 10, 30, 12),
    damaged: null,
    cwd: "/srv/querykit",
    title: `Title of ${key}`,
    titleOrigin: "header",
    firstPrompt: "",
    lastActivity: null,
    summary: null,
    parent: null,
    children: 0,
    subagents: [],
    live: false,
    demo: false,
    ...given,
  };
}

/** The same row once the whole file was read. */
export function readRow(
  key: string,
  session: { bytes(): Uint8Array },
  given: Partial<SessionRow> = {},
) {
  const summary = summariseSession(openSession(factsOf(session.bytes())));
  return rowOf(key, { summary, ...given });
}
