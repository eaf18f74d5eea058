import { ReadCancelled } from "@leafwalk/core";
import type { Reader } from "../reading/reader.ts";
import { type Files, type ReadFailure, tellFailure } from "./files.ts";
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

// So many files are looked at in one go: few enough that whoever else needs that thread gets it soon.
const GLANCES_AT_ONCE = 64;
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

  /** Whether any file was not glanced at yet as it is now. */
  hasNew(): boolean {
    for (const file of this.options.all()) if (file.wantsGlance) return true;
    return false;
  }

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
      const next = async () => {
        while (todo.length > 0 && !this.stopped.aborted) {
          await this.glanceAtSome(todo.splice(-GLANCES_AT_ONCE).reverse());
        }
      };
      // One lot is on its way while another is looked at.
      await Promise.all([next(), next()]);
    }
  }

  private async glanceAtSome(some: readonly SessionFile[]): Promise<void> {
    const { files, reader } = this.options;
    const places = some.map(({ place }) => place);
    // Undefined where the server ends.
    const glances = await files.hold(() => reader.glance(places));
    glances?.forEach((glanced, at) => {
      const file = some[at]!;
      if ("glance" in glanced) file.takeGlance(glanced.identity, glanced.glance);
      else this.note(file, glanced.error);
    });
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
      this.note(file, tellFailure(file.place, error));
    }
  }

  /** A file that went away leaves the list with the next walk. */
  private note(file: SessionFile, { message, isKnown }: ReadFailure): void {
    file.takeFailure(isKnown ? message : "It cannot be read");
    if (!isKnown) this.options.report(new Error(message));
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
