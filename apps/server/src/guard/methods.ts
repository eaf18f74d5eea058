import type { MiddlewareHandler } from "hono";
import { ReadOnly } from "../errors.ts";

export const onlyReading: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") {
    throw new ReadOnly("This can only be read");
  }
  await next();
};
