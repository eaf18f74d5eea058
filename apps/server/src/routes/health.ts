import { Hono } from "hono";
import type { Health } from "../api-types.ts";
import type { Library } from "../sessions/library.ts";

export function healthRoutes(library: Library, version: string) {
  return new Hono().get("/", (c) => c.json<Health>({ ready: library.ready, version }));
}
