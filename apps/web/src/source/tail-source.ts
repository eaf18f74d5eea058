import type { Facts } from "@leafwalk/core";
import { readAll } from "./read-all.ts";
import { readBodies } from "./read-bodies.ts";
import type { SessionSource } from "./session-source.ts";

/** The source of a session of which only the end was read: bodies come from behind the gap. */
export class TailSource implements SessionSource {
  readonly kind: SessionSource["kind"];
  readonly key: string;
  readonly fileName: string;

  constructor(
    private readonly whole: SessionSource,
    /** In bytes. */
    private readonly gap: number,
  ) {
    this.kind = whole.kind;
    this.key = whole.key;
    this.fileName = whole.fileName;
  }

  readFacts(): never {
    throw new Error("the end of a session has its facts");
  }

  readBodies(
    positions: readonly number[],
    { offset, length }: Facts,
    signal?: AbortSignal,
  ): Promise<Map<number, Uint8Array>> {
    const places = { offset: Array.from(offset, (at) => at + this.gap), length };
    return readBodies((from, to) => readAll(this.whole, from, to, signal), positions, places);
  }

  readRange(from: number, to: number, signal?: AbortSignal): Promise<Uint8Array> {
    return this.whole.readRange(from, to, signal);
  }

  blobUrl(sha256: string): string | undefined {
    return this.whole.blobUrl(sha256);
  }

  artifactUrl(name: string): string | undefined {
    return this.whole.artifactUrl(name);
  }
}
