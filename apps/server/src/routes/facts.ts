import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { Hono } from "hono";
import { QUICKLY } from "../reading/session-reading.ts";
import type { Library } from "../sessions/library.ts";
import { bytesBody } from "./bytes-body.ts";
import { chooseEncoding, type Encoding, factsEtag, namesEtag } from "./etag.ts";

export function factsRoutes(library: Library, version: string) {
  return new Hono().get("/:key/facts", async (c) => {
    const file = await library.find(c.req.param("key"));
    const encoding = chooseEncoding(c.req.header("accept-encoding"));
    c.header("Cache-Control", "private, no-cache");
    c.header("Vary", "Accept-Encoding");

    const { tag: present } = await library.files.identify(file.place);
    if (namesEtag(c.req.header("if-none-match"), factsEtag(version, present))) {
      c.header("ETag", factsEtag(version, present, encoding));
      return c.body(null, 304);
    }
    const { facts, tag } = await library.read(file, c.req.raw.signal);
    c.header("ETag", factsEtag(version, tag, encoding));
    if (encoding !== "identity") c.header("Content-Encoding", encoding);
    return c.body(bytesBody(await compress(facts, encoding)), 200, {
      "Content-Type": "application/octet-stream",
    });
  });
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

async function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  switch (encoding) {
    case "br":
      return brotli(bytes, QUICKLY);
    case "gzip":
      return deflate(bytes, { level: 1 });
    case "identity":
      return bytes;
  }
}
