import {
  type Diagnostic,
  encodeFacts,
  type Facts,
  listDiagnostics,
  openSession,
  readFacts,
  type Session,
} from "@leafwalk/core";
import { Changed } from "../errors.ts";
import { ByteLru } from "./byte-lru.ts";
import type { Files } from "./files.ts";
import { readWhole } from "./glance.ts";
import type { SessionFile } from "./session-file.ts";

export interface BlobReference {
  readonly sha256: string;
  readonly position: number;
  readonly entryId: string;
  readonly line: number;
}

/** What requests need of a session that was read whole: far less than its facts as objects. */
export interface ReadSession {
  /** The state of the file that all this is about. */
  readonly tag: string;
  /** `encodeFacts` of the file's facts. */
  readonly facts: Uint8Array;
  /** Where each entry's bytes are, by position. */
  readonly offset: Float64Array;
  readonly length: Uint32Array;
  readonly diagnostics: readonly Diagnostic[];
  readonly blobs: readonly BlobReference[];
  /** Names behind `artifact://`. */
  readonly artifacts: ReadonlySet<string>;
  /** About what it weighs in memory. */
  readonly bytes: number;
}

const CACHE_BYTES = 64 * 1024 * 1024;

/** Reads sessions whole for the requests that need them, and remembers the last ones. */
export class SessionReader {
  private readonly cache = new ByteLru<ReadSession>(CACHE_BYTES);
  private readonly underWay = new Map<string, Promise<ReadSession>>();

  constructor(private readonly files: Files) {}

  /** Throws as `Files.use` does, and `Changed` for a file that became shorter meanwhile. */
  async read(file: SessionFile): Promise<ReadSession> {
    const { tag } = await this.files.identify(file.place);
    const cached = this.cache.get(file.key);
    if (cached?.tag === tag) return cached;
    const task = `${file.key} ${tag}`;
    let underWay = this.underWay.get(task);
    if (!underWay) {
      underWay = this.readNow(file).finally(() => this.underWay.delete(task));
      this.underWay.set(task, underWay);
    }
    return underWay;
  }

  private readNow(file: SessionFile): Promise<ReadSession> {
    return this.files.use(file.place, async ({ identity, source }) => {
      const facts = await readFacts(source);
      if (facts.size !== identity.size) {
        throw new Changed(`${file.place.name} changed while it was read`);
      }
      const session = openSession(facts);
      file.takeReading(identity, readWhole(session));
      const read = keep(identity.tag, facts, session);
      this.cache.set(file.key, read);
      return read;
    });
  }
}

function keep(tag: string, facts: Facts, session: Session): ReadSession {
  const blobs: BlobReference[] = [];
  const artifacts = new Set<string>();
  for (const [position, rare] of facts.rare.data.rest) {
    for (const sha256 of rare.blobs ?? []) {
      const line = session.facts.line[position] ?? 0;
      blobs.push({ sha256, position, entryId: session.idOf(position), line });
    }
    for (const name of rare.artifacts ?? []) artifacts.add(name);
  }
  const body = encodeFacts(facts);
  const diagnostics = listDiagnostics(session);
  const { offset, length } = facts;
  const objects = diagnostics.length + blobs.length + artifacts.size;
  const bytes = body.length + offset.byteLength + length.byteLength + 300 * objects;
  return { tag, facts: body, offset, length, diagnostics, blobs, artifacts, bytes };
}
