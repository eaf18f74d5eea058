import { read } from "node:fs";
import { promisify } from "node:util";
import type { ByteSource } from "@leafwalk/core";

const readAt = promisify(read);

/** A file that another thread has open, by its number: that thread closes it, once it has the answer. */
export class FdSource implements ByteSource {
  constructor(
    private readonly fd: number,
    readonly size: number,
  ) {}

  async read(from: number, to: number): Promise<Uint8Array> {
    const bytes = new Uint8Array(Math.max(0, Math.min(to, this.size) - from));
    let filled = 0;
    while (filled < bytes.length) {
      const read = await this.readInto(bytes.subarray(filled), from + filled);
      if (read === 0) break; // the file became shorter
      filled += read;
    }
    return filled === bytes.length ? bytes : bytes.subarray(0, filled);
  }

  async readInto(buffer: Uint8Array, from: number): Promise<number> {
    const length = Math.min(buffer.length, this.size - from);
    return length <= 0 ? 0 : (await readAt(this.fd, buffer, 0, length, from)).bytesRead;
  }
}
