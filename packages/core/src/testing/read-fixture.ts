import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FactsReader } from "../facts/build.ts";
import type { JsonObject } from "../read/json.ts";
import { readBody } from "../read/read-body.ts";
import { openSession, type Session } from "../tree/session.ts";
import type { SessionBuilder } from "./session-builder.ts";

/** A session opened in a test, with its bodies at hand. */
export interface TestSession {
  readonly session: Session;
  /** The body at a position, migrated. */
  bodyOf(position: number): JsonObject | undefined;
}

export function openBytes(bytes: Uint8Array): TestSession {
  const reader = new FactsReader();
  reader.push(bytes);
  const session = openSession(reader.facts());
  const { offset, length } = session.facts;
  return {
    session,
    bodyOf(position) {
      const from = offset[position] ?? 0;
      const raw = readBody(bytes.subarray(from, from + (length[position] ?? 0)));
      return raw && session.migrate(position, raw);
    },
  };
}

export function openBuilt(builder: SessionBuilder): TestSession {
  return openBytes(builder.bytes());
}

/** A file of `packages/core/fixtures`. */
export function openFixture(name: string): TestSession {
  return openBytes(readFileSync(join(import.meta.dirname, "../../fixtures", name)));
}
