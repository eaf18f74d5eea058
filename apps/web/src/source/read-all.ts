import type { SessionSource } from "./session-source.ts";

/** The bytes `[from, to)`, however few of them a source gives at once; fewer only where it ends before. */
export async function readAll(
  source: SessionSource,
  from: number,
  to: number,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const all = new Uint8Array(to - from);
  let at = 0;
  while (at < all.length) {
    const piece = await source.readRange(from + at, to, signal);
    if (piece.length === 0) break;
    all.set(piece.subarray(0, all.length - at), at);
    at += piece.length;
  }
  return all.subarray(0, at);
}
