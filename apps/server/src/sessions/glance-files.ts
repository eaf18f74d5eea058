import { closeSync, fstatSync, openSync, readSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { systemCode } from "../errors.ts";
import {
  type FileIdentity,
  identityOf,
  isInside,
  noSuchFile,
  type Place,
  READ,
  READ_UNNOTICED,
  type ReadFailure,
  tellFailure,
} from "./files.ts";
import { END_BYTES, type FileEnds, type Glance, glanceAt } from "./glance.ts";

/** What a look at a file gave, or why it could not be had. */
export type Glanced =
  | { readonly identity: FileIdentity; readonly glance: Glance }
  | { readonly error: ReadFailure };

/**
 * Looks at files one after the other and at once, opening one at a time: for a thread that nobody waits
 * for, or for few. Never throws. `open` is for tests that deny.
 */
export function glanceAtFiles(places: readonly Place[], open = openSync): Glanced[] {
  const folders = new Map<string, string>();
  return places.map((place) => {
    try {
      return glanceAtFile(place, folders, open);
    } catch (error) {
      return { error: tellFailure(place, error) };
    }
  });
}

function glanceAtFile(place: Place, folders: Map<string, string>, open: typeof openSync): Glanced {
  const fd = openUnnoticed(resolveIn(place, folders), open);
  try {
    const stats = fstatSync(fd);
    if (!stats.isFile()) throw noSuchFile(place);
    const identity = identityOf(stats);
    return { identity, glance: glanceAt(new OpenEnds(fd, identity.size)) };
  } finally {
    closeSync(fd);
  }
}

/** Links in the folder's path are resolved once for all files of it; the file itself must be none, see `READ`. */
function resolveIn(place: Place, folders: Map<string, string>): string {
  const folder = dirname(place.path);
  const resolved = folders.get(folder) ?? realpathSync.native(folder);
  folders.set(folder, resolved);
  const path = join(resolved, basename(place.path));
  if (!isInside(place.folder, path)) throw noSuchFile(place);
  return path;
}

function openUnnoticed(path: string, open: typeof openSync): number {
  try {
    return open(path, READ_UNNOTICED);
  } catch (error) {
    // Only a file's owner may read it unnoticed.
    if (systemCode(error) !== "EPERM") throw error;
    return open(path, READ);
  }
}

// Of one file after the other.
const headBytes = Buffer.allocUnsafeSlow(END_BYTES);
const tailBytes = Buffer.allocUnsafeSlow(END_BYTES);

class OpenEnds implements FileEnds {
  constructor(
    private readonly fd: number,
    readonly size: number,
  ) {}

  head(): Uint8Array {
    return this.fill(headBytes.subarray(0, this.size), 0);
  }

  tail(bytes: number): Uint8Array {
    const length = Math.min(bytes, this.size);
    const buffer = length <= END_BYTES ? tailBytes.subarray(0, length) : Buffer.allocUnsafe(length);
    return this.fill(buffer, this.size - length);
  }

  /** Fewer bytes where the file became shorter. */
  private fill(buffer: Uint8Array, from: number): Uint8Array {
    let filled = 0;
    while (filled < buffer.length) {
      const read = readSync(this.fd, buffer, filled, buffer.length - filled, from + filled);
      if (read === 0) break;
      filled += read;
    }
    return buffer.subarray(0, filled);
  }
}
