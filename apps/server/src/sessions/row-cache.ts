// What the list says of every file, kept on disk: a server that starts again does not start over. One file
// for all, a line a session, read before the first walk and written behind.

import { randomBytes } from "node:crypto";
import { lstat, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { WholeReading } from "../reading/session-reading.ts";
import type { Glance } from "./glance.ts";

/** A value, and the state of the file that it was read from. */
export interface From<T> {
  readonly tag: string;
  readonly value: T;
}

/** What was known of one file, and of which state of it. */
export interface KeptRow {
  readonly glance?: From<Glance> | undefined;
  readonly whole?: From<WholeReading> | undefined;
}

export interface RowCacheOptions {
  readonly folder: string;
  /** Rows of another version may mean something else. */
  readonly version: string;
  /** Told once of a folder that cannot be written to. */
  readonly report: (error: Error) => void;
}

/** More rows than this are not kept: some twenty megabytes. */
const ROWS_AT_MOST = 20_000;
/** So many lines are read or written before others get their turn. */
const LINES_OF_TURN = 250;

export class RowCache {
  private rows = new Map<string, KeptRow>();
  private loading: Promise<void> | undefined;
  private saving: Promise<void> = Promise.resolve();
  private hasFailed = false;

  constructor(private readonly options: RowCacheOptions) {}

  /** Reads what was kept, once. Never throws: without it the list is filled in as at the first start. */
  load(): Promise<void> {
    this.loading ??= this.read();
    return this.loading;
  }

  /** What was kept of the file at a resolved path. */
  get(path: string): KeptRow | undefined {
    return this.rows.get(path);
  }

  /** Keeps these rows, and those of files that only other servers serve, while the files are there. */
  save(rows: Iterable<readonly [path: string, row: KeptRow]>): Promise<void> {
    const kept = [...rows].slice(0, ROWS_AT_MOST);
    this.saving = this.saving.then(() => this.write(kept));
    return this.saving;
  }

  /** Resolves when everything that was to be kept is kept, or could not be. */
  saved(): Promise<void> {
    return this.saving;
  }

  private get file(): string {
    return join(this.options.folder, "list.jsonl");
  }

  private async read(): Promise<void> {
    const lines = await this.readLines();
    for (let at = 0; at < lines.length; at++) {
      if (at % LINES_OF_TURN === LINES_OF_TURN - 1) await new Promise(setImmediate);
      try {
        // The cast is the boundary: lines behind this version's first one were written by `write`.
        const [path, row] = JSON.parse(lines[at]!) as [string, KeptRow];
        this.rows.set(path, row);
      } catch {
        // The end of the file, or of what could be written of it: the others are good.
      }
    }
  }

  /** The lines of this version's file, without the first; none where there is no such file. */
  private async readLines(): Promise<string[]> {
    const text = await readFile(this.file, "utf8").catch(() => "");
    const [first = "", ...lines] = text.split("\n");
    return first === JSON.stringify(this.options.version) ? lines : [];
  }

  /** The lines of other files, as they stand: another server wrote them, maybe since this one started. */
  private async readOthers(ours: ReadonlySet<string>, atMost: number): Promise<string[]> {
    const others: string[] = [];
    for (const line of await this.readLines()) {
      if (others.length >= atMost) break;
      const path = pathOf(line);
      if (path !== undefined && !ours.has(path) && (await isThere(path))) others.push(line);
    }
    return others;
  }

  private async write(rows: readonly (readonly [path: string, row: KeptRow])[]): Promise<void> {
    const { folder, version, report } = this.options;
    const fresh = `${this.file}.${randomBytes(6).toString("hex")}.new`;
    try {
      const ours = new Set(rows.map(([path]) => path));
      const others = await this.readOthers(ours, ROWS_AT_MOST - rows.length);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(fresh, "wx", 0o600);
      try {
        await file.writeFile(`${JSON.stringify(version)}\n`);
        for (let at = 0; at < rows.length; at += LINES_OF_TURN) {
          const lines = rows.slice(at, at + LINES_OF_TURN).map((row) => `${JSON.stringify(row)}\n`);
          await file.writeFile(lines.join(""));
        }
        if (others.length > 0) await file.writeFile(`${others.join("\n")}\n`);
      } finally {
        await file.close();
      }
      await rename(fresh, this.file);
    } catch (error) {
      await rm(fresh, { force: true }).catch(() => {});
      if (!this.hasFailed) report(error instanceof Error ? error : new Error(String(error)));
      this.hasFailed = true;
    }
  }
}

const PATH_OF_LINE = /^\[("(?:[^"\\]|\\.)*"),.*\]$/;

/** Whose row a line is, without reading all of it; undefined where it is no row. */
function pathOf(line: string): string | undefined {
  const path = PATH_OF_LINE.exec(line)?.[1];
  try {
    return path === undefined ? undefined : String(JSON.parse(path));
  } catch {
    return undefined;
  }
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
