// Readings kept on disk between one start of the server and the next, below the user's cache folder and
// never beside the sessions. What is kept is only ever a copy: a file that is damaged, of another version
// or cannot be written costs nothing but the time to read the session again.

import { createHash, randomBytes } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** Which state of which file something was read from. */
export interface KeptState {
  /** Resolved. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Differs as soon as size, time of change or inode do. */
  readonly tag: string;
  readonly inode: string;
  /** Hash of samples of what was read. */
  readonly samples: string;
}

export interface Kept<About> {
  readonly state: KeptState;
  readonly about: About;
  readonly parts: readonly Uint8Array[];
}

export interface CacheOptions {
  readonly folder: string;
  /** Whoever wrote another version's files may have meant something else. */
  readonly version: string;
  /** Bytes of all files together. */
  readonly atMost?: number;
}

const AT_MOST = 512 * 1024 * 1024;
/** The bound may be passed by one part in so many, until the folder is looked through. */
const LOOKS = 16;
const MAGIC = "leafwalk-facts-1\n";

interface Head<About> {
  readonly version: string;
  readonly state: KeptState;
  readonly about: About;
  readonly parts: readonly number[];
}

export class FactsCache {
  private readonly atMost: number;
  /** Bytes written since the folder was last looked through. */
  private written = Number.POSITIVE_INFINITY;

  constructor(private readonly options: CacheOptions) {
    this.atMost = options.atMost ?? AT_MOST;
  }

  /** What was kept of the file at a path, in whatever state it was then. */
  load<About>(path: string): Kept<About> | undefined {
    const file = this.fileOf(path);
    try {
      const kept = this.decode<About>(readFileSync(file));
      if (kept?.state.path !== path) return undefined;
      // The ones used last are the last to go.
      const now = new Date();
      utimesSync(file, now, now);
      return kept;
    } catch {
      return undefined;
    }
  }

  /** Throws the system's error where the folder cannot be written to. */
  save<About>({ state, about, parts }: Kept<About>): void {
    const { folder, version } = this.options;
    const head: Head<About> = { version, state, about, parts: parts.map((part) => part.length) };
    const json = Buffer.from(JSON.stringify(head));
    const size = Buffer.alloc(4);
    size.writeUInt32LE(json.length);
    const body = Buffer.concat([size, json, ...parts]);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = this.fileOf(state.path);
    // Another server may be writing the same: each its own file, and the last one to be done stays.
    const fresh = `${file}.${randomBytes(6).toString("hex")}.new`;
    try {
      writeFileSync(fresh, Buffer.concat([Buffer.from(MAGIC), checksum(body), body]), {
        mode: 0o600,
        flag: "wx",
      });
      renameSync(fresh, file);
    } catch (error) {
      rmSync(fresh, { force: true });
      throw error;
    }
    this.written += body.length;
    // Looking through thousands of files at every one that is kept would cost more than reading sessions.
    if (this.written > this.atMost / LOOKS) this.dropOldest();
  }

  private fileOf(path: string): string {
    const name = createHash("sha256").update(path).digest("hex").slice(0, 32);
    return join(this.options.folder, name);
  }

  private decode<About>(bytes: Buffer): Kept<About> | undefined {
    const start = MAGIC.length;
    if (bytes.toString("latin1", 0, start) !== MAGIC) return undefined;
    const body = bytes.subarray(start + CHECKSUM_BYTES);
    if (!checksum(body).equals(bytes.subarray(start, start + CHECKSUM_BYTES))) return undefined;
    const jsonEnd = 4 + body.readUInt32LE(0);
    // The cast is the boundary: the checksum says that `save` wrote it, the version which one.
    const head = JSON.parse(body.toString("utf8", 4, jsonEnd)) as Head<About>;
    if (head.version !== this.options.version) return undefined;
    let at = jsonEnd;
    const parts = head.parts.map((length) => {
      at += length;
      // Copied, so that a part can be handed to another thread.
      return Uint8Array.prototype.slice.call(body, at - length, at);
    });
    return { state: head.state, about: head.about, parts };
  }

  private dropOldest(): void {
    this.written = 0;
    const { folder } = this.options;
    const files = readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      const stats = statSync(path, { throwIfNoEntry: false });
      return stats?.isFile() ? [{ path, size: stats.size, used: stats.mtimeMs }] : [];
    });
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { path, size } of files.sort((a, b) => a.used - b.used)) {
      if (total <= this.atMost) return;
      rmSync(path, { force: true });
      total -= size;
    }
  }
}

const CHECKSUM_BYTES = 32;

function checksum(body: Uint8Array): Buffer {
  return createHash("sha256").update(body).digest();
}
