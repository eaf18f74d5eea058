import { Hono } from "hono";
import { validator } from "hono/validator";
import { BadRange, BadRequest } from "../errors.ts";
import type { Library } from "../sessions/library.ts";
import { MOST_BYTES, readRanges } from "../sessions/ranges.ts";
import { asDownload, bytesBody } from "./bytes-body.ts";
import { decodeNumber } from "./numbers.ts";

/** The file's bytes as they are: what damaged and foreign files can still be read by. */
export function rawRoutes(library: Library) {
  return new Hono().get("/:key/raw", validator("query", decodeQuery), async (c) => {
    const query = c.req.valid("query");
    const from = decodeNumber(query.from ?? "0", "from");
    const file = await library.find(c.req.param("key"));
    const { size, tag } = await library.files.identify(file.place);
    const to = query.to === undefined ? size : decodeNumber(query.to, "to");
    if (from > size || to < from) throw new BadRange(`from and to lie within 0 and ${size}`);
    const range = { from, to: Math.min(to, size, from + MOST_BYTES) };
    const [bytes = new Uint8Array()] = await readRanges(library.files, file.place, tag, [range]);
    return c.body(bytesBody(bytes), 200, asDownload);
  });
}

function decodeQuery(query: Record<string, string | string[]>): { from?: string; to?: string } {
  const { from, to } = query;
  if (Array.isArray(from) || Array.isArray(to)) {
    throw new BadRequest("from and to can be given once");
  }
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}
