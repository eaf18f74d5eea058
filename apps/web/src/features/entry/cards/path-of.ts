import { asText, type JsonObject } from "@leafwalk/core";

/** The file that a tool works on, under the names that agents give it. */
export function pathOf(args: JsonObject): string | undefined {
  return asText(args["path"]) ?? asText(args["file_path"]) ?? asText(args["filePath"]);
}
