import type { SessionDetail, SessionList, SessionRow } from "../api-types.ts";
import { missingBlobs } from "../kept/blobs.ts";
import { type Reader, readHere } from "../reading/reader.ts";
import { Catalogue } from "./catalogue.ts";
import { Files } from "./files.ts";
import { Filler } from "./filler.ts";
import { cutPage, type ListQuery } from "./list.ts";
import { Listings } from "./listings.ts";
import type { Root } from "./root.ts";
import type { RowCache } from "./row-cache.ts";
import { lineageOf, rowOf } from "./rows.ts";
import type { SessionFile } from "./session-file.ts";
import { type ReadSession, SessionReader } from "./session-reader.ts";

export interface LibraryOptions {
  readonly roots: readonly Root[];
  /** Shown while nothing is found in the roots. */
  readonly demo?: Root | undefined;
  readonly files?: Files;
  /** Reads files whole; in this thread unless told otherwise. */
  readonly reader?: Reader;
  /** Where what the list says is kept for the next start. */
  readonly rows?: RowCache;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** How long the list waits for a first look at its files before it answers with what it has. */
  readonly listWithinMs?: number;
  /** How long, with that, for new files to be read whole. */
  readonly wholeWithinMs?: number;
  readonly report?: (error: Error) => void;
}

// The first page should stand within half a second; walking thousands of files takes a part of that.
const LIST_WITHIN_MS = 150;
const GLANCES_WITHIN_MS = 30_000;
const KEEP_EVERY_MS = 10_000;

/** All sessions that this server serves: the catalogue, and what is known of each file of it. */
export class Library {
  readonly files: Files;
  private readonly catalogue: Catalogue;
  private readonly filler: Filler;
  private readonly listings: Listings;
  private readonly reader: SessionReader;
  private readonly now: () => number;
  private readonly listWithinMs: number;
  private readonly wholeWithinMs: number;
  private readonly rows: RowCache | undefined;
  private timesKept = 0;
  /** Not before this time are rows kept again. */
  private keepAfter = Number.NEGATIVE_INFINITY;

  constructor(options: LibraryOptions) {
    const { roots, demo, files = new Files(), now = Date.now, report = () => {} } = options;
    const { reader = readHere(), rows } = options;
    this.rows = rows;
    this.files = files;
    this.now = now;
    this.listWithinMs = options.listWithinMs ?? LIST_WITHIN_MS;
    this.wholeWithinMs = options.wholeWithinMs ?? this.listWithinMs;
    this.catalogue = new Catalogue({ roots, demo, files, rows, now });
    this.filler = new Filler({ files, reader, all: () => this.catalogue.all, now, report });
    this.listings = new Listings(this.catalogue);
    this.reader = new SessionReader(files, reader);
  }

  get ready(): boolean {
    return this.catalogue.ready;
  }

  /** Looks for new and changed files, and goes on filling in what is not known of them. */
  async refresh(withinMs = this.listWithinMs, wholeWithinMs = this.wholeWithinMs): Promise<void> {
    await this.catalogue.refresh();
    const isNew = this.filler.hasNew();
    const glances = this.filler.glanceAtAll();
    const wholes = glances.then(() => this.filler.readAll());
    void wholes.then(() => this.keepRows());
    const start = performance.now();
    await within(withinMs, glances);
    // Of a folder that is soon read whole nobody has to see half of it.
    if (isNew) await within(wholeWithinMs - (performance.now() - start), wholes);
  }

  async list(query: ListQuery): Promise<SessionList> {
    // Nobody can say that there is no session of an id before every file was glanced at.
    await (query.id === undefined ? this.refresh() : this.refresh(GLANCES_WITHIN_MS, 0));
    const { roots, demo } = this.catalogue;
    return { ...cutPage(this.listings.of(query), query, this.now()), roots, demo };
  }

  /** Throws `NotFound`. */
  find(key: string): Promise<SessionFile> {
    return this.catalogue.find(key);
  }

  /** The session in the file at a resolved path. */
  async findPath(path: string): Promise<SessionFile | undefined> {
    await this.catalogue.refresh();
    for (const file of this.catalogue.all) if (file.place.path === path) return file;
    return undefined;
  }

  /** Given up once everybody who asked has: throws `ReadCancelled` then. */
  read(file: SessionFile, signal?: AbortSignal): Promise<ReadSession> {
    return this.reader.read(file, signal);
  }

  /** The list's row of a file, with what is known of it: nothing is read for it. */
  row(file: SessionFile): SessionRow {
    return rowOf(file, this.listings.lineages, this.now());
  }

  async describe(file: SessionFile): Promise<SessionDetail> {
    const [read] = await Promise.all([this.read(file), this.refresh()]);
    const diagnostics = [...read.diagnostics, ...(await missingBlobs(file, read.blobs))];
    const { lineages } = this.listings;
    const row = rowOf(file, lineages, this.now());
    return {
      row,
      diagnostics: diagnostics.sort((a, b) => a.line - b.line),
      subagents: row.subagents,
      lineage: lineageOf(file, lineages),
    };
  }

  /** Resolves when nothing is left to fill in: for tests and measurements. */
  async settle(): Promise<void> {
    await this.catalogue.refresh();
    await this.filler.glanceAtAll();
    await this.filler.readAll();
  }

  async stop(): Promise<void> {
    this.filler.stop();
    this.keepAfter = Number.NEGATIVE_INFINITY;
    await this.keepRows();
    await this.rows?.saved();
  }

  /** Keeps the rows for the next start where something new was learned, and not too often. */
  private async keepRows(): Promise<void> {
    const all = [...this.catalogue.all];
    const times = all.reduce((sum, file) => sum + file.timesLearned, 0);
    if (!this.rows || times === this.timesKept || this.now() < this.keepAfter) return;
    this.timesKept = times;
    this.keepAfter = this.now() + KEEP_EVERY_MS;
    await this.rows.save(all.map((file) => [file.place.path, file.kept]));
  }
}

async function within(ms: number, task: Promise<void>): Promise<void> {
  if (ms <= 0) return;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([task, timeout]);
  clearTimeout(timer);
}
