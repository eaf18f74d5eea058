// What the tests of this folder share.

import { type Facts, FactsReader } from "@leafwalk/core";
import type { OpenSession } from "./open-session.ts";
import { openFacts } from "./open-session.ts";
import type { SessionSource } from "./session-source.ts";

export function textBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function encodeFrames(records: readonly (readonly [number, Uint8Array])[]): Uint8Array {
  const parts = records.map(([position, bytes]) => {
    const part = new Uint8Array(8 + bytes.length);
    const view = new DataView(part.buffer);
    view.setUint32(0, position, true);
    view.setUint32(4, bytes.length, true);
    part.set(bytes, 8);
    return part;
  });
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function factsOf(bytes: Uint8Array): Facts {
  const reader = new FactsReader();
  reader.push(bytes);
  return reader.facts();
}

/** A session in memory whose reads are recorded. */
export function sessionInMemory(bytes: Uint8Array): {
  open: OpenSession;
  reads: number[][];
  failNext(error: Error): void;
} {
  const facts = factsOf(bytes);
  const reads: number[][] = [];
  let failure: Error | undefined;
  const source: SessionSource = {
    kind: "local",
    key: "memory",
    fileName: "memory.jsonl",
    readFacts: async () => facts,
    readBodies: async (positions) => {
      reads.push([...positions]);
      const error = failure;
      failure = undefined;
      if (error) throw error;
      return new Map(
        positions.flatMap((position) => {
          const from = facts.offset[position];
          if (from === undefined) return [];
          return [[position, bytes.subarray(from, from + facts.length[position]!)] as const];
        }),
      );
    },
    readRange: async (from, to) => bytes.subarray(from, to),
    blobUrl: () => undefined,
    artifactUrl: () => undefined,
  };
  const failNext = (error: Error) => {
    failure = error;
  };
  return { open: openFacts(source, facts), reads, failNext };
}
