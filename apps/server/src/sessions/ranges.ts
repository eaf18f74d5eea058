// Ranges of files as answers. A file is opened anew for every piece: a reader that is slow, or gone,
// keeps none of the sixteen open.

import { BadRange, Changed } from "../errors.ts";
import type { Files, Place } from "./files.ts";

export interface Range {
  readonly from: number;
  readonly to: number;
}

export const MOST_BYTES = 8 * 1024 * 1024;
const PIECE = 4 * 1024 * 1024;

/** The bytes of some ranges, one after the other. Throws `Changed` where the file is not the one of `tag`. */
export function readRanges(
  files: Files,
  place: Place,
  tag: string,
  ranges: readonly Range[],
): Promise<Uint8Array[]> {
  return files.use(place, async ({ identity, source }) => {
    if (identity.tag !== tag) throw new Changed(`${place.name} is no longer the same`);
    const pieces: Uint8Array[] = [];
    for (const { from, to } of ranges) {
      if (from > identity.size) throw new BadRange(`${place.name} ends at ${identity.size}`);
      const bytes = await source.read(from, to);
      if (bytes.length < to - from) throw new Changed(`${place.name} became shorter`);
      pieces.push(bytes);
    }
    return pieces;
  });
}

/**
 * A range of any size as a stream behind some bytes of ours. The first piece is read before it answers,
 * so that a file that cannot be read is told by the status; later failures break the connection off.
 */
export async function streamRange(
  files: Files,
  place: Place,
  tag: string,
  { from, to }: Range,
  before: readonly Uint8Array[] = [],
): Promise<ReadableStream<Uint8Array>> {
  let at = from;
  const next = async () => {
    const end = Math.min(at + PIECE, to);
    const pieces = await readRanges(files, place, tag, [{ from: at, to: end }]);
    at = end;
    return pieces;
  };
  const waiting = [...before, ...(await next())];
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (waiting.length === 0 && at < to) waiting.push(...(await next()));
        const piece = waiting.shift();
        if (piece) controller.enqueue(piece);
        if (waiting.length === 0 && at >= to) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
