import type { StopSignal } from "@leafwalk/core";

/** Two buffers of this size are used again and again: touching new memory is what costs (STACK.md). */
const PIECE = 2 ** 20;
const SLICE = 4 * PIECE;
/** A read that takes this long has hung. */
const STALLED_MS = 10_000;

// A BYOB read hangs for ever, about once in 5–8 GB, unless stream, reader and pending promise are held
// by something global.
const held = new Set<unknown>();

class Stalled extends Error {
  override readonly name = "Stalled";
}

/**
 * The bytes of a file in order, in pieces. A piece is only good until the next one is asked for.
 * Ends early, without an error, once `stop` is set.
 */
export async function* filePieces(file: Blob, stop: StopSignal): AsyncGenerator<Uint8Array> {
  let at = 0;
  while (at < file.size && !stop.aborted) {
    const pieces = canStream(file) ? streamPieces(file.slice(at)) : slicePieces(file.slice(at));
    try {
      for await (const piece of pieces) {
        if (stop.aborted) return;
        at += piece.length;
        yield piece;
      }
      return;
    } catch (error) {
      // Opened again where it stopped.
      if (!(error instanceof Stalled)) throw error;
    }
  }
}

function canStream(file: Blob): boolean {
  if (typeof ReadableStreamBYOBReader === "undefined") return false;
  try {
    const reader = file.slice(0, 0).stream().getReader({ mode: "byob" });
    reader.releaseLock();
    return true;
  } catch {
    return false;
  }
}

async function* streamPieces(file: Blob): AsyncGenerator<Uint8Array> {
  const stream = file.stream();
  const reader = stream.getReader({ mode: "byob" });
  const hold = { stream, reader, pending: undefined as unknown };
  held.add(hold);
  const read = (buffer: ArrayBuffer) => {
    const pending = reader.read(new Uint8Array(buffer));
    // Told where it is waited for; nobody may be there any more to hear of it.
    pending.catch(() => {});
    hold.pending = pending;
    return pending;
  };
  let pending = read(new ArrayBuffer(PIECE));
  let other = new ArrayBuffer(PIECE);
  try {
    while (true) {
      const { value, done } = await withinTime(pending);
      if (done || !value) return;
      // The next piece is on its way while this one is worked on.
      pending = read(other);
      if (value.length > 0) yield value;
      other = value.buffer;
    }
  } finally {
    held.delete(hold);
    // A stream left half-way keeps the file open; how its end goes is nobody's concern.
    reader.cancel().catch(() => {});
  }
}

async function* slicePieces(file: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += SLICE) {
    yield new Uint8Array(await file.slice(at, at + SLICE).arrayBuffer());
  }
}

async function withinTime<T>(pending: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Stalled()), STALLED_MS);
  });
  try {
    return await Promise.race([pending, late]);
  } finally {
    clearTimeout(timer);
  }
}
