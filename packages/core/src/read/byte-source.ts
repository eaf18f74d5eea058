/**
 * Where the bytes of a session come from: a `Blob` in the browser, a file in Node, an HTTP range.
 * `read` gives the bytes of `[from, to)`, fewer only where the source has become shorter.
 */
export interface ByteSource {
  readonly size: number;
  read(from: number, to: number): Promise<Uint8Array>;
  /** Where it can: reads from `from` into `buffer`, as much as it gets at once; 0 at the end. */
  readInto?(buffer: Uint8Array, from: number): Promise<number>;
}

/** Anything that says whether to stop; an `AbortSignal` is one. */
export interface StopSignal {
  readonly aborted: boolean;
}

/** Thrown out of a read that its caller cancelled. */
export class ReadCancelled extends Error {
  override readonly name = "ReadCancelled";
  constructor() {
    super("reading was cancelled");
  }
}

/** Bytes that are already in memory. */
export function bytesSource(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    read: (from, to) => Promise.resolve(bytes.subarray(from, to)),
  };
}

// Pieces of 1 MB: large enough for the read to be cheap, small enough to show progress and to stop
// soon after a cancel (STACK.md measured 0.25–1 MB as the best range in Chromium).
const PIECE = 1 << 20;

/** The source's bytes from `from` on, in order, in pieces of at most 1 MB. Throws `ReadCancelled`. */
export async function* readPieces(
  source: ByteSource,
  from = 0,
  stop?: StopSignal,
): AsyncGenerator<Uint8Array> {
  for (let at = from; at < source.size; ) {
    if (stop?.aborted) throw new ReadCancelled();
    const piece = await source.read(at, Math.min(at + PIECE, source.size));
    if (piece.length === 0) return; // the source became shorter while it was read
    yield piece;
    at += piece.length;
  }
}
