import type { Facts, Tail } from "@leafwalk/core";
import type { SessionSource } from "./session-source.ts";

/** The source of a session of which only the end was read: its bodies are here already. */
export class TailSource implements SessionSource {
  readonly kind: SessionSource["kind"];
  readonly key: string;
  readonly fileName: string;

  constructor(
    private readonly whole: SessionSource,
    private readonly tail: Tail,
  ) {
    this.kind = whole.kind;
    this.key = whole.key;
    this.fileName = whole.fileName;
  }

  readFacts(): Promise<Facts> {
    return Promise.resolve(this.tail.session.facts);
  }

  readBodies(positions: readonly number[]): Promise<Map<number, Uint8Array>> {
    return Promise.resolve(this.bodiesOf(positions));
  }

  bodiesOf(positions: readonly number[]): Map<number, Uint8Array> {
    const { bytes, gap, from } = this.tail;
    const { offset, length } = this.tail.session.facts;
    const bodies = positions.map((position) => {
      const at = offset[position]! + gap - from;
      return [position, bytes.subarray(at, at + length[position]!)] as const;
    });
    return new Map(bodies);
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
