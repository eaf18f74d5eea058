import type { Context, MiddlewareHandler } from "hono";
import { ForeignOrigin } from "../errors.ts";

/**
 * Lets in what our own page asks, and what no page asks: programs, and addresses typed by hand. Browsers
 * send Sec-Fetch-Site with everything; Origin also stops the ones too old for it.
 */
export const onlyOwnPage: MiddlewareHandler = async (c, next) => {
  const site = c.req.header("sec-fetch-site");
  if (!isOwnSite(site) || !isOwnOrigin(c)) {
    throw new ForeignOrigin("Only this server's own page may ask for this");
  }
  await next();
};

/** The page may be reached by a link from anywhere, but not be framed, fetched or run from elsewhere. */
export const onlyVisitors: MiddlewareHandler = async (c, next) => {
  const visits =
    c.req.header("sec-fetch-mode") === "navigate" && c.req.header("sec-fetch-dest") === "document";
  if (!visits && (!isOwnSite(c.req.header("sec-fetch-site")) || !isOwnOrigin(c))) {
    throw new ForeignOrigin("Another page may link here, and nothing else");
  }
  await next();
};

function isOwnSite(site: string | undefined): boolean {
  return site === undefined || site === "same-origin" || site === "none";
}

/** The Host was checked before: an Origin that equals it is our own. */
function isOwnOrigin(c: Context): boolean {
  const origin = c.req.header("origin")?.toLowerCase();
  return origin === undefined || origin === `http://${c.req.header("host")?.toLowerCase()}`;
}
