import { type ByteSource, type JsonObject, readBody, type Session } from "@leafwalk/core";

// Contexts of several leaves share most of their path; this much of it is kept parsed (bytes in the file).
const KEPT_BYTES = 64 << 20;

/** Reads bodies of a session from its source, migrated, keeping the ones used last. */
export class BodyReader {
  private readonly kept = new Map<number, JsonObject>();
  private keptBytes = 0;

  constructor(
    private readonly source: ByteSource,
    private readonly session: Session,
  ) {}

  /** The body at a position, undefined where the file no longer holds it. */
  async read(position: number): Promise<JsonObject | undefined> {
    const known = this.kept.get(position);
    if (known) {
      this.kept.delete(position); // put back at the end: it was used last
      this.kept.set(position, known);
      return known;
    }
    const { offset, length } = this.session.facts;
    const [from = 0, size = 0] = [offset[position], length[position]];
    const raw = readBody(await this.source.read(from, from + size));
    if (!raw) return undefined;
    const body = this.session.migrate(position, raw);
    this.kept.set(position, body);
    this.keptBytes += size;
    this.dropOldest();
    return body;
  }

  private dropOldest(): void {
    for (const position of this.kept.keys()) {
      if (this.keptBytes <= KEPT_BYTES || this.kept.size === 1) return;
      this.kept.delete(position);
      this.keptBytes -= this.session.facts.length[position] ?? 0;
    }
  }
}
