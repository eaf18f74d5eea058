import { Hono } from "hono";
import { validator } from "hono/validator";
import type { SessionDetail, SessionList, SessionRow, SessionSort } from "../api-types.ts";
import { BadRequest } from "../errors.ts";
import type { Library } from "../sessions/library.ts";
import { isSessionSort, sessionSorts } from "../sessions/list.ts";

export function sessionRoutes(library: Library) {
  return (
    new Hono()
      .get("/", validator("query", decodeQuery), async (c) => {
        const { project, id, sort = "activity", cursor } = c.req.valid("query");
        return c.json<SessionList>(await library.list({ project, id, sort, cursor }));
      })
      // Answers at once, also where nothing of a large session is known yet.
      .get("/:key/row", async (c) => {
        const file = await library.find(c.req.param("key"));
        return c.json<SessionRow>(library.row(file));
      })
      .get("/:key", async (c) => {
        const file = await library.find(c.req.param("key"));
        return c.json<SessionDetail>(await library.describe(file));
      })
  );
}

/** Ids are any text; longer than this is none that an agent writes. */
const LONGEST_ID = 256;

function decodeQuery(query: Record<string, string | string[]>): {
  project?: string;
  id?: string;
  sort?: SessionSort;
  cursor?: string;
} {
  const { project, id, sort, cursor } = query;
  if (Array.isArray(project) || Array.isArray(id) || Array.isArray(cursor)) {
    throw new BadRequest("project, id and cursor can be given once");
  }
  if (id !== undefined && (id === "" || id.length > LONGEST_ID)) {
    throw new BadRequest(`id has 1 to ${LONGEST_ID} characters`);
  }
  if (sort !== undefined && (Array.isArray(sort) || !isSessionSort(sort))) {
    throw new BadRequest(`sort is one of ${sessionSorts.join(", ")}`);
  }
  return {
    ...(project === undefined ? {} : { project }),
    ...(id === undefined ? {} : { id }),
    ...(sort === undefined ? {} : { sort }),
    ...(cursor === undefined ? {} : { cursor }),
  };
}
