import type { StopSignal } from "@leafwalk/core";
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

interface UnderWay {
  readonly read: Promise<ReadSession>;
  readonly stop: { aborted: boolean };
  /** How many have not given up. */
  waiting: number;
}

/** Whoever brings no signal waits to the end. */
function waitFor(underWay: UnderWay, signal: AbortSignal | undefined): void {
  underWay.waiting++;
  const giveUp = () => {
    if (--underWay.waiting === 0) underWay.stop.aborted = true;
  };
  if (signal?.aborted) giveUp();
  else signal?.addEventListener("abort", giveUp, { once: true });
}

const CACHE_BYTES = 64 * 1024 * 1024;

/** Reads sessions whole for the requests that need them, and remembers the last ones. */
export class SessionReader {
  private readonly cache = new ByteLru<ReadSession>(CACHE_BYTES);
  private readonly underWay = new Map<string, UnderWay>();

  constructor(
    private readonly files: Files,
    private readonly reader: Reader,
  ) {}

  /**
   * Throws as `Files.use` does, `Changed` for a file that became shorter meanwhile, and `ReadCancelled`
   * once everybody who wanted it has given up.
   */
  async read(file: SessionFile, signal?: AbortSignal): Promise<ReadSession> {
    const { tag } = await this.files.identify(file.place);
    const cached = this.cache.get(file.key);
    if (cached?.tag === tag) return cached;
    const task = `${file.key} ${tag}`;
    let underWay = this.underWay.get(task);
    // What was given up a moment ago is read anew for whoever comes now.
    if (!underWay || underWay.stop.aborted) {
      const stop = { aborted: false };
      const started: UnderWay = { stop, waiting: 0, read: this.readNow(file, stop) };
      const forget = () => {
        if (this.underWay.get(task) === started) this.underWay.delete(task);
      };
      started.read.then(forget, forget);
      this.underWay.set(task, started);
      underWay = started;
    }
    waitFor(underWay, signal);
    return underWay.read;
  }

  private readNow(file: SessionFile, stop: StopSignal): Promise<ReadSession> {
    return this.files.use(file.place, async (open) => {
      const reading = await this.reader.read(open, stop);
      if (!reading) throw new Changed(`${file.place.name} changed while it was read`);
      const { identity } = open;
      file.takeReading(identity, reading.whole);
      const read = { ...reading, tag: identity.tag, bytes: weigh(reading) };
      this.cache.set(file.key, read);
      return read;
    });
  }
}
