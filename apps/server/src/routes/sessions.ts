import { Hono } from "hono";
import { validator } from "hono/validator";
import type { SessionDetail, SessionList, SessionSort } from "../api-types.ts";
import { BadRequest } from "../errors.ts";
import type { Library } from "../sessions/library.ts";
import { isSessionSort, sessionSorts } from "../sessions/list.ts";

export function sessionRoutes(library: Library) {
  return new Hono()
    .get("/", validator("query", decodeQuery), async (c) => {
      const { project, sort = "activity", cursor } = c.req.valid("query");
      return c.json<SessionList>(await library.list({ project, sort, cursor }));
    })
    .get("/:key", async (c) => {
      const file = await library.find(c.req.param("key"));
      return c.json<SessionDetail>(await library.describe(file));
    });
}

function decodeQuery(query: Record<string, string | string[]>): {
  project?: string;
  sort?: SessionSort;
  cursor?: string;
} {
  const { project, sort, cursor } = query;
  if (Array.isArray(project) || Array.isArray(cursor)) {
    throw new BadRequest("project and cursor can be given once");
  }
  if (sort !== undefined && (Array.isArray(sort) || !isSessionSort(sort))) {
    throw new BadRequest(`sort is one of ${sessionSorts.join(", ")}`);
  }
  return {
    ...(project === undefined ? {} : { project }),
    ...(sort === undefined ? {} : { sort }),
    ...(cursor === undefined ? {} : { cursor }),
  };
}
