// What an entry says, from its body: the blocks that core's declarations make of it, and how it is sent.

import {
  agentMessage,
  asObject,
  type Block,
  type BodyOf,
  entryDeclaration,
  type JsonObject,
  llmMessages,
  type PlannedMessage,
  roleDeclaration,
} from "@leafwalk/core";

/** An entry to be drawn: as the plan sends it, or by itself where it is not sent. */
export type EntryToDraw = Pick<PlannedMessage, "position" | "part" | "strippedCalls" | "edit">;

/** Positions whose bodies drawing the entry takes. */
export function bodiesToDraw({ position, edit }: EntryToDraw): number[] {
  return edit === undefined ? [position] : [position, edit];
}

/** Everything there is to read in an entry, calls that are not sent included. */
export function blocksOfEntry(entry: EntryToDraw, body: JsonObject, bodyOf: BodyOf): Block[] {
  if (entry.part === "system-message") {
    return roleDeclaration("system").blocks(asObject(body["systemMessage"]) ?? {});
  }
  if (entry.edit !== undefined) {
    const edited = messageToDraw(entry, bodyOf);
    if (edited) return roleDeclaration(textOf(edited["role"])).blocks(edited);
  }
  const declaration = entryDeclaration(textOf(body["type"]));
  return declaration.blocks(declaration.decode(body));
}

/** The message with the content that it is sent with. */
function messageToDraw(entry: EntryToDraw, bodyOf: BodyOf): JsonObject | undefined {
  const { strippedCalls: _, ...whole } = entry;
  return agentMessage(whole, bodyOf);
}

/** Roles in which an entry reaches the model, where they are not its own: "user", "developer and user". */
export function sentRoles(entry: EntryToDraw, bodyOf: BodyOf): string | undefined {
  const message = agentMessage(entry, bodyOf);
  if (!message) return undefined;
  const roles = [...new Set(llmMessages(entry, message).map(({ role }) => role))];
  if (roles.length === 0 || (roles.length === 1 && roles[0] === message["role"])) return undefined;
  return roles.join(" and ");
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
