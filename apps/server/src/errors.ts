// What can go wrong for a caller, one small class per idea, and the one table that says what HTTP makes
// of each. A message names keys and file names, never a path and never a stack.

import { ReadCancelled } from "@leafwalk/core";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ErrorBody, ErrorCode } from "./api-types.ts";

/** The request cannot be understood; the message says which part. */
export class BadRequest extends Error {
  override readonly name = "BadRequest";
}

/** No such session, file or route; or one that this session does not name: nobody can tell these apart. */
export class NotFound extends Error {
  override readonly name = "NotFound";
}

/** The request comes from a page that is not ours. */
export class ForeignOrigin extends Error {
  override readonly name = "ForeignOrigin";
}

/** The Host header is no name of this server. */
export class WrongHost extends Error {
  override readonly name = "WrongHost";
}

/** The file went away after it was listed. */
export class MissingFile extends Error {
  override readonly name = "MissingFile";
}

/** The system does not let us read the file. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}

/** The file is no longer the one that the request is about. */
export class Changed extends Error {
  override readonly name = "Changed";
}

/** The bytes asked for lie outside the file. */
export class BadRange extends Error {
  override readonly name = "BadRange";
}

/** Something else than reading was asked for. */
export class ReadOnly extends Error {
  override readonly name = "ReadOnly";
}

const answers: readonly (readonly [
  kind: new (message: string) => Error,
  status: ContentfulStatusCode,
  code: ErrorCode,
])[] = [
  [BadRequest, 400, "bad-request"],
  [ForeignOrigin, 403, "foreign-origin"],
  [Unreadable, 403, "unreadable"],
  [NotFound, 404, "not-found"],
  [MissingFile, 404, "missing-file"],
  [ReadOnly, 405, "read-only"],
  [Changed, 409, "changed"],
  [BadRange, 416, "bad-range"],
  [WrongHost, 421, "wrong-host"],
];

/** The answer to a request that failed. `report` is told of failures that nobody foresaw. */
export function answerError(error: Error, c: Context, report: (error: Error) => void): Response {
  for (const [kind, status, code] of answers) {
    if (!(error instanceof kind)) continue;
    if (error instanceof ReadOnly) c.header("Allow", "GET, HEAD");
    return c.json<ErrorBody>({ error: { code, message: error.message } }, status);
  }
  // Nobody is there any more to read an answer.
  if (error instanceof ReadCancelled) return c.body(null, 503);
  report(error);
  const message = "Something went wrong on the server; its own output says what";
  return c.json<ErrorBody>({ error: { code: "internal", message } }, 500);
}

/** `code` of an error of Node's file functions, undefined for any other value. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
