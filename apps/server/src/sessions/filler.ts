import { ReadCancelled } from "@leafwalk/core";
import { MissingFile, NotFound, Unreadable } from "../errors.ts";
import type { Reader } from "../reading/reader.ts";
import type { Files } from "./files.ts";
import { glanceAt } from "./glance.ts";
import type { SessionFile } from "./session-file.ts";

export interface FillerOptions {
  readonly files: Files;
  readonly reader: Reader;
  /** The files of the list as it is now. */
  readonly all: () => Iterable<SessionFile>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly report: (error: Error) => void;
}

const GLANCES_AT_ONCE = 4;
// A session that grows while its agent works would else be read from the start again and again.
const REST_FACTOR = 10;

/**
 * Fills in what the list says of each file: first a glance at all of them, newest first, then one after
 * the other whole. It works only after it was asked, and one run serves all who ask meanwhile.
 */
export class Filler {
  private glancing: Promise<void> | undefined;
  private reading: Promise<void> | undefined;
  private readonly stopped = { aborted: false };

  constructor(private readonly options: FillerOptions) {}

  /** Resolves when every file was glanced at; whole readings go on behind it. */
  glanceAtAll(): Promise<void> {
    this.glancing ??= this.glance().finally(() => {
      this.glancing = undefined;
    });
    return this.glancing;
  }

  /** Resolves when every file was read whole that is not resting. */
  readAll(): Promise<void> {
    this.reading ??= this.readWholes().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  stop(): void {
    this.stopped.aborted = true;
  }

  private async glance(): Promise<void> {
    for (;;) {
      const todo = newestFirst(this.options.all(), (file) => file.wantsGlance);
      if (todo.length === 0 || this.stopped.aborted) return;
      const workers = Array.from({ length: GLANCES_AT_ONCE }, async () => {
        for (let file = todo.pop(); file && !this.stopped.aborted; file = todo.pop()) {
          await this.glanceAtOne(file);
        }
      });
      await Promise.all(workers);
    }
  }

  private glanceAtOne(file: SessionFile): Promise<void> {
    return this.orNote(file, () =>
      this.options.files.use(file.place, async ({ identity, source }) => {
        file.takeGlance(identity, await glanceAt(source));
      }),
    );
  }

  private async readWholes(): Promise<void> {
    for (;;) {
      const ready = (file: SessionFile) =>
        file.wantsReading && file.restsUntil <= this.options.now();
      const todo = newestFirst(this.options.all(), ready);
      if (todo.length === 0) return;
      const next = async () => {
        for (let file = todo.pop(); file && !this.stopped.aborted; file = todo.pop()) {
          await this.readOne(file);
          // Requests that came in meanwhile go first.
          await new Promise(setImmediate);
        }
      };
      // One is opened while another is read.
      await Promise.all([next(), next()]);
      if (this.stopped.aborted) return;
    }
  }

  private readOne(file: SessionFile): Promise<void> {
    const { files, now, reader } = this.options;
    return this.orNote(file, () =>
      files.use(file.place, async (open) => {
        const start = now();
        const whole = await reader.readForList(open, this.stopped);
        // A file that became shorter meanwhile is another one, and read with the next walk.
        if (whole) file.takeReading(open.identity, whole);
        file.restsUntil = now() + REST_FACTOR * (now() - start);
      }),
    );
  }

  private async orNote(file: SessionFile, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (error instanceof ReadCancelled) return;
      // A file that went away leaves the list with the next walk.
      const known = [MissingFile, NotFound, Unreadable].some((kind) => error instanceof kind);
      file.takeFailure(known && error instanceof Error ? error.message : "It cannot be read");
      if (!known && error instanceof Error) this.options.report(error);
    }
  }
}

/** Newest last, to be popped. */
function newestFirst(
  files: Iterable<SessionFile>,
  wanted: (file: SessionFile) => boolean,
): SessionFile[] {
  const todo = [...files].filter(wanted);
  return todo.sort((a, b) => a.identity.modified - b.identity.modified);
}
