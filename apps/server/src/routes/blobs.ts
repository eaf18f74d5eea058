import { Hono } from "hono";
import { MissingFile, NotFound } from "../errors.ts";
import { blobPlace, isSha256 } from "../kept/blobs.ts";
import { bytesOfDataUrl, rasterImageType } from "../kept/content-type.ts";
import type { Library } from "../sessions/library.ts";
import { MOST_BYTES, readRanges, streamRange } from "../sessions/ranges.ts";
import { asDownload, bytesBody } from "./bytes-body.ts";

const HEAD_BYTES = 512;
// A data URL has to be decoded as a whole; beyond this it goes out as the text it is.
const LONGEST_DATA_URL = 8 * MOST_BYTES;

export function blobRoutes(library: Library) {
  return new Hono().get("/:key/blobs/:sha256", async (c) => {
    const sha256 = c.req.param("sha256");
    const file = await library.find(c.req.param("key"));
    const { blobs } = await library.read(file);
    // Only what the session itself names; the folder holds those of all sessions.
    if (!isSha256(sha256) || !blobs.some((blob) => blob.sha256 === sha256)) {
      throw new NotFound("This session names no such blob");
    }
    const place = await blobPlace(file, sha256);
    if (!place) throw new MissingFile("The blob is not in the folder of blobs");

    const { files } = library;
    const { size, tag } = await files.identify(place);
    const headRange = { from: 0, to: Math.min(size, HEAD_BYTES) };
    const [head = new Uint8Array()] = await readRanges(files, place, tag, [headRange]);
    if (bytesOfDataUrl(head) && size <= LONGEST_DATA_URL) {
      const [text = new Uint8Array()] = await readRanges(files, place, tag, [
        { from: 0, to: size },
      ]);
      const bytes = bytesOfDataUrl(text) ?? text;
      return c.body(bytesBody(bytes), 200, headersFor(bytes));
    }
    const stream = await streamRange(files, place, tag, { from: 0, to: size });
    return c.body(stream, 200, { ...headersFor(head), "Content-Length": String(size) });
  });
}

/** Pictures made of pixels are shown; what could hold a script (svg, html) is only ever a download. */
function headersFor(head: Uint8Array): Record<string, string> {
  const type = rasterImageType(head);
  const shown = type ? { "Content-Type": type, "Content-Disposition": "inline" } : asDownload;
  // The name is the hash of the content, so the content stays.
  return { ...shown, "Cache-Control": "private, max-age=31536000, immutable" };
}
