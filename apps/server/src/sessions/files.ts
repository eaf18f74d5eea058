// The server's one way to the disk. Everything is opened for reading only, never through a link that
// leaves its folder, and at most sixteen at a time.

import type { Dirent, Stats } from "node:fs";
import { constants, type FileHandle, lstat, open, readdir, realpath } from "node:fs/promises";
import { sep } from "node:path";
import { FileSource } from "@leafwalk/core/node";
import { MissingFile, NotFound, systemCode, Unreadable } from "../errors.ts";
import { Gate } from "./gate.ts";

/** A file that may be opened if it lies, links resolved, under `folder` (itself a resolved path). */
export interface Place {
  readonly folder: string;
  readonly path: string;
  /** What messages call it: never a path. */
  readonly name: string;
}

/** What tells one state of a file from another. */
export interface FileIdentity {
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
  /** Differs as soon as size, time of change or inode do. */
  readonly tag: string;
  readonly inode: string;
}

export interface OpenFile {
  readonly identity: FileIdentity;
  readonly source: FileSource;
  /** Links resolved. */
  readonly path: string;
  /** The system's number of it, good for the whole process. */
  readonly fd: number;
}

const OPEN_FILES = 16;

// A pipe in the folder must not hold us up, and reading should not even move the time of the last access.
export const READ = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);
export const READ_UNNOTICED = READ | (constants.O_NOATIME ?? 0);

export type OpenFunction = (path: string, flags: number) => Promise<FileHandle>;

export class Files {
  private readonly gate = new Gate(OPEN_FILES);

  /** `openFile` is for tests that count. */
  constructor(private readonly openFile: OpenFunction = open) {}

  /**
   * Opens a file for the length of a task. Throws `NotFound` for what is no regular file of its folder,
   * `MissingFile` and `Unreadable`. The task must not open another file.
   */
  async use<T>(place: Place, task: (file: OpenFile) => Promise<T>): Promise<T> {
    const path = await this.resolve(place);
    return this.gate.run(async () => {
      const handle = await inWords(place, () => this.openForReading(path));
      try {
        // Asked of what is open, not of its name, which may mean something else by now.
        const stats = await handle.stat();
        if (!stats.isFile()) throw noSuchFile(place);
        const identity = identityOf(stats);
        const source = new FileSource(handle, identity.size, identity.modified);
        return await task({ identity, source, path, fd: handle.fd });
      } finally {
        await handle.close();
      }
    });
  }

  /** The state a file is in now, without opening it. Throws as `use` does. */
  async identify(place: Place): Promise<FileIdentity> {
    const path = await this.resolve(place);
    const stats = await inWords(place, () => lstat(path));
    if (!stats.isFile()) throw noSuchFile(place);
    return identityOf(stats);
  }

  /** A place among those that are open for a task that opens one file at a time by itself. */
  hold<T>(task: () => Promise<T>): Promise<T> {
    return this.gate.run(task);
  }

  /** The names in a folder; throws Node's own errors. */
  list(folder: string): Promise<Dirent[]> {
    return this.gate.run(() => readdir(folder, { withFileTypes: true }));
  }

  private async resolve(place: Place): Promise<string> {
    const path = await inWords(place, () => realpath(place.path));
    if (!isInside(place.folder, path)) throw noSuchFile(place);
    return path;
  }

  private async openForReading(path: string): Promise<FileHandle> {
    try {
      return await this.openFile(path, READ_UNNOTICED);
    } catch (error) {
      // Only a file's owner may read it unnoticed.
      if (systemCode(error) !== "EPERM") throw error;
      return this.openFile(path, READ);
    }
  }
}

/** Whether a resolved path lies below a resolved folder. */
export function isInside(folder: string, path: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

export function identityOf({ size, mtimeMs, ino }: Stats): FileIdentity {
  // The time to a quarter of a microsecond, as far as a double of milliseconds goes. The exact one is half
  // as fast to ask for, and file systems count in milliseconds.
  return {
    size,
    modified: Math.floor(mtimeMs),
    tag: `${size.toString(36)}-${mtimeMs.toString(36)}-${ino.toString(36)}`,
    inode: String(ino),
  };
}

export function noSuchFile(place: Place): NotFound {
  return new NotFound(`${place.name} is no file of its sessions folder`);
}

async function inWords<T>(place: Place, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw wordsFor(place, error);
  }
}

/** Why a file could not be read; plain, so that it goes from thread to thread. */
export interface ReadFailure {
  readonly message: string;
  /** It says what is the matter with the file, and nothing that anybody has to look into. */
  readonly isKnown: boolean;
}

export function tellFailure(place: Place, error: unknown): ReadFailure {
  const told = wordsFor(place, error);
  const isKnown = [MissingFile, NotFound, Unreadable].some((kind) => told instanceof kind);
  return { isKnown, message: told instanceof Error ? told.message : String(told) };
}

/** The error of the system in our words, where it says something about the file; any other as it is. */
function wordsFor(place: Place, error: unknown): unknown {
  switch (systemCode(error)) {
    case "ENOENT":
    case "ENOTDIR":
    case "ELOOP":
      return new MissingFile(`${place.name} is no longer there`);
    case "EACCES":
    case "EPERM":
      return new Unreadable(`${place.name} may not be read: the system denies it`);
    default:
      return error;
  }
}
