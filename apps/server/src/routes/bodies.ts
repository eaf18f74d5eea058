import { Hono } from "hono";
import { validator } from "hono/validator";
import { BadRequest, Changed } from "../errors.ts";
import type { Library } from "../sessions/library.ts";
import { MOST_BYTES, type Range, readRanges, streamRange } from "../sessions/ranges.ts";
import { asDownload, bytesBody } from "./bytes-body.ts";
import { factsEtag, namesEtag } from "./etag.ts";
import { decodeNumber } from "./numbers.ts";

// Each record travels as its position and its length in bytes (32 bits each, little-endian), then itself.
const FRAME = 8;

interface Wanted extends Range {
  readonly position: number;
}

export function bodyRoutes(library: Library, version: string) {
  return new Hono().get("/:key/bodies", validator("query", decodeQuery), async (c) => {
    const { at, etag } = c.req.valid("query");
    const positions = at.split(",").map((text) => decodeNumber(text, "Each position in at"));
    const file = await library.find(c.req.param("key"));
    if (etag !== undefined) {
      const { tag } = await library.files.identify(file.place);
      if (!namesEtag(etag, factsEtag(version, tag))) {
        throw new Changed("The session changed since its facts were read");
      }
    }
    const { offset, length, tag } = await library.read(file);
    const wanted: Wanted[] = positions.map((position) => {
      const from = offset[position];
      if (from === undefined) throw new BadRequest(`The session has no entry ${position}`);
      return { position, from, to: from + (length[position] ?? 0) };
    });
    const sent = whatFits(wanted);
    const total = sent.reduce((sum, range) => sum + FRAME + sizeOf(range), 0);
    const headers = { ...asDownload, "Content-Length": String(total) };
    const first = sent[0];
    if (first && total > MOST_BYTES) {
      // One record larger than a call may be: it goes alone, in pieces.
      const { files } = library;
      const stream = await streamRange(files, file.place, tag, first, [frame(first)]);
      return c.body(stream, 200, headers);
    }
    const records = await readRanges(library.files, file.place, tag, sent);
    const pieces = sent.flatMap((range, i) => [frame(range), records[i] ?? new Uint8Array()]);
    return c.body(bytesBody(Buffer.concat(pieces)), 200, headers);
  });
}

function decodeQuery(query: Record<string, string | string[]>): { at: string; etag?: string } {
  const { at, etag } = query;
  if (typeof at !== "string" || Array.isArray(etag)) {
    throw new BadRequest("at lists the positions wanted, with commas between them");
  }
  return { at, ...(etag === undefined ? {} : { etag }) };
}

/** The first record always, then as many of the following as a call may carry. */
function whatFits(wanted: readonly Wanted[]): Wanted[] {
  let total = 0;
  const end = wanted.findIndex((range) => {
    total += FRAME + sizeOf(range);
    return total > MOST_BYTES;
  });
  return end < 0 ? [...wanted] : wanted.slice(0, Math.max(1, end));
}

function frame(range: Wanted): Uint8Array {
  const bytes = new Uint8Array(FRAME);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, range.position, true);
  view.setUint32(4, sizeOf(range), true);
  return bytes;
}

function sizeOf({ from, to }: Range): number {
  return to - from;
}
