import type { MiddlewareHandler } from "hono";
import { WrongHost } from "../errors.ts";

const names = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Lets in only requests that call this server by its own name. A page elsewhere can point a name of its
 * own at 127.0.0.1, and its scripts would then be same-origin with us; the Host header gives it away.
 */
export function onlyOwnHost(port: () => number): MiddlewareHandler {
  return async (c, next) => {
    if (!isOwnHost(c.req.header("host"), port())) {
      throw new WrongHost("This server answers only to its own name: localhost or 127.0.0.1");
    }
    await next();
  };
}

function isOwnHost(host: string | undefined, port: number): boolean {
  const given = host?.toLowerCase();
  return names.some((name) => given === `${name}:${port}` || (port === 80 && given === name));
}
