import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { Hono } from "hono";
import { validator } from "hono/validator";
import { BadRequest, Changed } from "../errors.ts";
import type { Library } from "../sessions/library.ts";
import { asDownload, bytesBody } from "./bytes-body.ts";
import { chooseEncoding, factsEtag, namesEtag } from "./etag.ts";
import { decodeNumber } from "./numbers.ts";

const decompress = promisify(brotliDecompress);

/** The previews of `PREVIEWS_OF_WINDOW` entries: facts travel without them, since hardly any is looked at. */
export function previewRoutes(library: Library, version: string) {
  return new Hono().get("/:key/previews", validator("query", decodeQuery), async (c) => {
    const { window, etag } = c.req.valid("query");
    const number = decodeNumber(window, "window");
    const file = await library.find(c.req.param("key"));
    const { tag, previews } = await library.read(file);
    if (etag !== undefined && !namesEtag(etag, factsEtag(version, tag))) {
      throw new Changed("The session changed since its facts were read");
    }
    const bytes = previews[number];
    if (!bytes) throw new BadRequest(`The session has no window ${number} of previews`);
    const isCompressed = chooseEncoding(c.req.header("accept-encoding")) === "br";
    c.header("Vary", "Accept-Encoding");
    if (isCompressed) c.header("Content-Encoding", "br");
    const body = isCompressed ? bytes : await decompress(bytes);
    return c.body(bytesBody(body), 200, { ...asDownload });
  });
}

function decodeQuery(query: Record<string, string | string[]>): { window: string; etag?: string } {
  const { window, etag } = query;
  if (typeof window !== "string" || Array.isArray(etag)) {
    throw new BadRequest("window is the number of the window wanted");
  }
  return { window, ...(etag === undefined ? {} : { etag }) };
}
