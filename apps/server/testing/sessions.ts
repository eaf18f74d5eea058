// Small sessions for tests. Ids and times are given, because lists are about them.

import { SessionBuilder } from "@leafwalk/core/testing";

export interface SmallSession {
  readonly id?: string;
  readonly cwd?: string | undefined;
  readonly prompt?: string;
  /** Time of both messages. */
  readonly at?: string;
  readonly parent?: string;
}

/** A header, a question and an answer. */
export function smallSession(options: SmallSession = {}): string {
  const {
    id = "s1",
    prompt = "Name three fruits",
    at = "2026-02-01T10:00:00.000Z",
    parent,
  } = options;
  const cwd = "cwd" in options ? options.cwd : "/srv/demo";
  const timestamp = Date.parse(at);
  return new SessionBuilder({ id, timestamp: at, cwd, parentSession: parent })
    .entry("message", { timestamp: at, message: { role: "user", content: prompt, timestamp } })
    .assistant("Apple, pear, plum", { timestamp }, { timestamp: at })
    .text();
}

/** `<timestamp>_<id>.jsonl`, as the agents name their files. */
export function fileName(id: string): string {
  return `2026-02-01T10-00-00-000Z_${id}.jsonl`;
}
