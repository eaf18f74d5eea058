import { asObject, type JsonObject, oneLine, roleDeclaration } from "@leafwalk/core";
import { toolLook } from "./cards/index.ts";

/** Longer ones are cut: they stand in one line beside the name of the tool. */
const LONGEST = 200;

/** The argument that matters of each call that an entry makes, by the call's id, in one line. */
export function callArguments(body: JsonObject): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const block of roleDeclaration("assistant").blocks(asObject(body["message"]) ?? {})) {
    if (block.kind !== "toolCall" || found.has(block.id)) continue;
    const argument = toolLook(block.name).argument(asObject(block.arguments) ?? {});
    if (argument) found.set(block.id, oneLine(argument.slice(0, LONGEST)));
  }
  return found;
}
