import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import type { ByteSource } from "../read/byte-source.ts";

/**
 * A file opened for reading only. Its size is that of the moment it was opened, so what the agent appends
 * meanwhile does not make a read run for ever. Close it after use.
 */
export class FileSource implements ByteSource {
  constructor(
    private readonly handle: FileHandle,
    readonly size: number,
    /** Milliseconds since 1970. */
    readonly modified: number,
  ) {}

  async read(from: number, to: number): Promise<Uint8Array> {
    const bytes = new Uint8Array(Math.max(0, Math.min(to, this.size) - from));
    let filled = 0;
    while (filled < bytes.length) {
      const { bytesRead } = await this.handle.read(
        bytes,
        filled,
        bytes.length - filled,
        from + filled,
      );
      if (bytesRead === 0) break; // the file became shorter
      filled += bytesRead;
    }
    return filled === bytes.length ? bytes : bytes.subarray(0, filled);
  }

  async readInto(buffer: Uint8Array, from: number): Promise<number> {
    const length = Math.min(buffer.length, this.size - from);
    return length <= 0 ? 0 : (await this.handle.read(buffer, 0, length, from)).bytesRead;
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}

/** Opens a file; throws Node's error where that is not allowed, and `EISDIR` for a folder. */
export async function openFileSource(path: string): Promise<FileSource> {
  // Without O_NONBLOCK opening a pipe waits for a writer, perhaps for ever (the flag is unknown on Windows).
  const handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw Object.assign(new Error(`${path} is not a file`), { code: "EISDIR" });
    return new FileSource(handle, stat.size, stat.mtimeMs);
  } catch (error) {
    await handle.close();
    throw error;
  }
}
