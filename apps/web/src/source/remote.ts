import { decodeFacts, decodePreviews, type Facts } from "@leafwalk/core";
import { fetchBytes, RequestFailed, sessionPath } from "../api/client.ts";
import { decodeFrames } from "./body-frames.ts";
import { isGrowth } from "./growth.ts";
import type { ReadFactsOptions, SessionSource } from "./session-source.ts";
import { adoptPreviews, WindowedPreviews, wantFirstPreviews } from "./windowed-previews.ts";

/** The server refuses bodies of a file that is no longer the one these facts describe. */
export class SourceChanged extends Error {
  override readonly name = "SourceChanged";
  constructor(fileName: string) {
    super(`${fileName} has changed on the disk; its new state is being read`);
  }
}

/** As the server cuts them: entries whose previews travel together. */
const PREVIEWS_OF_WINDOW = 4096;

/** Facts and the ETag they came with: bodies are asked for in the same version of the file. */
const etags = new WeakMap<Facts, string>();

/**
 * A session that the server reads. `readAgain` is called when the file is no longer what the facts say;
 * it reads and shows the new facts.
 */
export class RemoteSource implements SessionSource {
  readonly kind = "remote";
  /** Given back as long as the file stays the same. */
  private latest: Facts | undefined;

  constructor(
    readonly key: string,
    readonly fileName: string,
    private readonly readAgain: () => Promise<Facts>,
  ) {}

  async readFacts({ signal, onProgress }: ReadFactsOptions): Promise<Facts> {
    const { bytes, etag } = await fetchBytes(sessionPath(this.key, "facts"), signal);
    if (this.latest && etag !== null && etags.get(this.latest) === etag) return this.latest;
    const facts = this.withPreviews(decodeFacts(bytes), etag ?? undefined);
    if (etag !== null) etags.set(facts, etag);
    await wantFirstPreviews(facts);
    this.latest = facts;
    onProgress?.(facts.size, facts.size, facts.count);
    return facts;
  }

  async readBodies(
    positions: readonly number[],
    facts: Facts,
    signal?: AbortSignal,
  ): Promise<Map<number, Uint8Array>> {
    try {
      return await this.askForAll(positions, facts, signal);
    } catch (error) {
      if (!(error instanceof RequestFailed) || error.status !== 409) throw error;
      const fresh = await this.readAgain();
      // Where lines were only appended, the positions still mean the same entries.
      if (!isGrowth(facts, fresh)) throw new SourceChanged(this.fileName);
      return await this.askForAll(positions, fresh, signal);
    }
  }

  private withPreviews(facts: Facts, etag: string | undefined): Facts {
    const preview = new WindowedPreviews(facts.count, PREVIEWS_OF_WINDOW, async (window) => {
      const path = sessionPath(this.key, "previews", { window: String(window), etag });
      return decodePreviews((await fetchBytes(path)).bytes);
    });
    if (this.latest) adoptPreviews(preview, this.latest, facts);
    return { ...facts, preview };
  }

  /** An answer holds at most 8 MB: what did not fit is asked for again until nothing more comes. */
  private async askForAll(
    positions: readonly number[],
    facts: Facts,
    signal: AbortSignal | undefined,
  ): Promise<Map<number, Uint8Array>> {
    const found = new Map<number, Uint8Array>();
    let missing = positions;
    while (missing.length > 0) {
      const at = missing.join();
      const path = sessionPath(this.key, "bodies", { at, etag: etags.get(facts) });
      const { bytes: answer } = await fetchBytes(path, signal);
      for (const [position, bytes] of decodeFrames(answer)) found.set(position, bytes);
      const rest = missing.filter((position) => !found.has(position));
      if (rest.length === missing.length) break;
      missing = rest;
    }
    return found;
  }

  async readRange(from: number, to: number, signal?: AbortSignal): Promise<Uint8Array> {
    const path = sessionPath(this.key, "raw", { from: String(from), to: String(to) });
    return (await fetchBytes(path, signal)).bytes;
  }

  blobUrl(sha256: string): string {
    return sessionPath(this.key, `blobs/${encodeURIComponent(sha256)}`);
  }

  artifactUrl(name: string): string {
    return sessionPath(this.key, `artifacts/${encodeURIComponent(name)}`);
  }
}
