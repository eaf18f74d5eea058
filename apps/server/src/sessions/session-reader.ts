import { Changed } from "../errors.ts";
import type { Reader } from "../reading/reader.ts";
import { type SessionReading, weigh } from "../reading/session-reading.ts";
import { ByteLru } from "./byte-lru.ts";
import type { Files } from "./files.ts";
import type { SessionFile } from "./session-file.ts";

/** A session as requests need it. */
export interface ReadSession extends SessionReading {
  /** The state of the file that all this is about. */
  readonly tag: string;
  /** About what it weighs in memory. */
  readonly bytes: number;
}

const CACHE_BYTES = 64 * 1024 * 1024;

/** Reads sessions whole for the requests that need them, and remembers the last ones. */
export class SessionReader {
  private readonly cache = new ByteLru<ReadSession>(CACHE_BYTES);
  private readonly underWay = new Map<string, Promise<ReadSession>>();

  constructor(
    private readonly files: Files,
    private readonly reader: Reader,
  ) {}

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
    return this.files.use(file.place, async (open) => {
      const reading = await this.reader.read(open);
      if (!reading) throw new Changed(`${file.place.name} changed while it was read`);
      const { identity } = open;
      file.takeReading(identity, reading.whole);
      const read = { ...reading, tag: identity.tag, bytes: weigh(reading) };
      this.cache.set(file.key, read);
      return read;
    });
  }
}
