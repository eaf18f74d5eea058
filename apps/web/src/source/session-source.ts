import type { Facts } from "@leafwalk/core";

export interface ReadFactsOptions {
  readonly signal?: AbortSignal;
  /** Bytes read, bytes in all, entries found so far. */
  readonly onProgress?: (bytes: number, total: number, entries: number) => void;
}

/** Where a session's bytes come from. Screens never know which kind they have. */
export interface SessionSource {
  readonly kind: "remote" | "local";
  /** Server key, or an id minted for a dropped file. */
  readonly key: string;
  readonly fileName: string;
  readFacts(options: ReadFactsOptions): Promise<Facts>;
  /** Bytes of entries by position. Positions that cannot be had are absent. */
  readBodies(
    positions: readonly number[],
    facts: Facts,
    signal?: AbortSignal,
  ): Promise<Map<number, Uint8Array>>;
  readRange(from: number, to: number, signal?: AbortSignal): Promise<Uint8Array>;
  /** undefined: kept outside this file. */
  blobUrl(sha256: string): string | undefined;
  artifactUrl(name: string): string | undefined;
}
