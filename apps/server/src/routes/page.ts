import { Hono } from "hono";
import type { Page } from "../page/page.ts";
import { bytesBody } from "./bytes-body.ts";

// The addresses that the page itself knows (apps/web/src/url); everything else is a file or nothing.
const pageRoutesKnown = /^\/(?:s\/[^/]+|local(?:\/[^/]*)?)?\/?$/;

export function pageRoutes(page: Page) {
  return new Hono().get("*", (c) => {
    const { path } = c.req;
    const file = page.get(pageRoutesKnown.test(path) ? "/index.html" : path);
    const index = page.get("/index.html");
    if (!file && index && c.req.header("accept")?.includes("text/html")) {
      // A person who comes to an address that leads nowhere is told so by the page, and helped on.
      return c.body(bytesBody(index.bytes), 404, { "Content-Type": index.contentType });
    }
    if (!file) {
      const built = page.size > 0;
      return c.text(built ? "Nothing is here." : "The page is not built yet: npm run build", 404);
    }
    c.header("ETag", file.etag);
    c.header("Cache-Control", file.hashed ? "public, max-age=31536000, immutable" : "no-cache");
    if (c.req.header("if-none-match") === file.etag) return c.body(null, 304);
    return c.body(bytesBody(file.bytes), 200, { "Content-Type": file.contentType });
  });
}
