import { asText, type JsonObject } from "@leafwalk/core";
import { pathOf } from "./path-of.ts";
import type { ToolLook } from "./tool-look.ts";

/** "parseOr in src": what was looked for, and where. */
function describeSearch(args: JsonObject): string | undefined {
  const pattern = asText(args["pattern"]) ?? asText(args["query"]) ?? asText(args["regex"]);
  const where = pathOf(args) ?? asText(args["glob"]);
  if (pattern === undefined) return where;
  return where === undefined ? pattern : `${pattern} in ${where}`;
}

export const grep: ToolLook = { argument: describeSearch, isPath: false, opens: "on-failure" };
export const find: ToolLook = { argument: describeSearch, isPath: false, opens: "on-failure" };
