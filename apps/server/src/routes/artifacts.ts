import { Hono } from "hono";
import { MissingFile, NotFound } from "../errors.ts";
import { artifactPlace } from "../kept/artifacts.ts";
import type { Library } from "../sessions/library.ts";
import { streamRange } from "../sessions/ranges.ts";

export function artifactRoutes(library: Library) {
  return new Hono().get("/:key/artifacts/:name", async (c) => {
    const name = c.req.param("name");
    const file = await library.find(c.req.param("key"));
    const { artifacts } = await library.read(file);
    if (!artifacts.includes(name)) throw new NotFound("This session names no such artifact");
    const { files } = library;
    const place = await artifactPlace(file, name, files);
    if (!place) throw new MissingFile("The artifact is not in the session's folder");
    const { size, tag } = await files.identify(place);
    const stream = await streamRange(files, place, tag, { from: 0, to: size });
    return c.body(stream, 200, {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Length": String(size),
    });
  });
}
