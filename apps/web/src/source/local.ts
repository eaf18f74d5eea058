import type { Facts } from "@leafwalk/core";
import { readFile, readPreviewsOf } from "./file-reader.ts";
import { planSpans } from "./read-spans.ts";
import type { ReadFactsOptions, SessionSource } from "./session-source.ts";
import { adoptPreviews, WindowedPreviews, wantFirstPreviews } from "./windowed-previews.ts";

/** Of a larger file previews are not kept but made anew where they are looked at. In bytes. */
const PREVIEWS_KEPT_UP_TO = 64e6;
/** Entries whose previews are made together: of a file full of pictures that is a lot to read. */
const PREVIEWS_OF_WINDOW = 256;

/** The browser refuses to read a file that was written to after it was dropped. */
export class FileChanged extends Error {
  override readonly name = "FileChanged";
  constructor(fileName: string, options: ErrorOptions) {
    super(`${fileName} has changed on the disk since it was opened; open it again`, options);
  }
}

/** A dropped, chosen or pasted file. It stays in this tab: nothing of it is ever in a request. */
export class LocalSource implements SessionSource {
  readonly kind = "local";
  private latest: Facts | undefined;

  constructor(
    readonly key: string,
    private readonly file: File,
    private readonly previewsKeptUpTo = PREVIEWS_KEPT_UP_TO,
  ) {}

  get fileName(): string {
    return this.file.name;
  }

  get size(): number {
    return this.file.size;
  }

  /** When it was last written to, in milliseconds since 1970. */
  get modified(): number {
    return this.file.lastModified;
  }

  async readFacts(options: ReadFactsOptions): Promise<Facts> {
    const areKept = this.file.size <= this.previewsKeptUpTo;
    const read = await this.named(() => readFile(this.file, areKept, options));
    const facts = areKept ? read : this.withPreviews(read);
    await wantFirstPreviews(facts);
    this.latest = facts;
    return facts;
  }

  private withPreviews(facts: Facts): Facts {
    const { count, offset, length } = facts;
    const preview = new WindowedPreviews(count, PREVIEWS_OF_WINDOW, (window) => {
      const from = window * PREVIEWS_OF_WINDOW;
      const to = Math.min(count, from + PREVIEWS_OF_WINDOW);
      // Copies: parts of columns would take the whole columns along to the worker.
      const places = { offset: offset.slice(from, to), length: length.slice(from, to) };
      return readPreviewsOf(this.file, places);
    });
    if (this.latest) adoptPreviews(preview, this.latest, facts);
    return { ...facts, preview };
  }

  async readBodies(
    positions: readonly number[],
    facts: Facts,
    signal?: AbortSignal,
  ): Promise<Map<number, Uint8Array>> {
    const found = new Map<number, Uint8Array>();
    for (const span of planSpans(positions, facts)) {
      const bytes = await this.readRange(span.from, span.to, signal);
      for (const position of span.positions) {
        const from = facts.offset[position]! - span.from;
        const body = bytes.subarray(from, from + facts.length[position]!);
        if (body.length === facts.length[position]) found.set(position, body);
      }
    }
    return found;
  }

  async readRange(from: number, to: number, signal?: AbortSignal): Promise<Uint8Array> {
    signal?.throwIfAborted();
    const bytes = await this.named(() => this.file.slice(from, to).arrayBuffer());
    signal?.throwIfAborted();
    return new Uint8Array(bytes);
  }

  blobUrl(): undefined {
    return undefined;
  }

  artifactUrl(): undefined {
    return undefined;
  }

  private async named<T>(read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      const name = error instanceof Error ? error.name : "";
      if (name !== "NotReadableError" && name !== "NotFoundError") throw error;
      throw new FileChanged(this.file.name, { cause: error });
    }
  }
}
