import { asList, asObject, asText, type JsonObject } from "../read/json.ts";
import { contentBlocks } from "../values/block.ts";
import { type FactsDraft, Flag } from "../values/facts-draft.ts";
import { collectContent } from "./content-facts.ts";
import type { LlmMessage, RoleDeclaration } from "./declaration.ts";

/** A message of an extension, as a message entry or as a `custom_message`. */
export const custom: RoleDeclaration = {
  role: "custom",
  name: "Custom message",
  icon: "custom",
  tone: "neutral",
  endsTurn: false,
  sendsContent: true,
  inTurn: false,
  collect: collectCustom,
  blocks: (message) => contentBlocks(message["content"], "markdown"),
  toLlm: customToLlm,
};

/** The role's name before version 3; migration renames it (FORMAT §2). */
export const hookMessage: RoleDeclaration = {
  ...custom,
  role: "hookMessage",
  name: "Hook message",
};

export function collectCustom(message: JsonObject, draft: FactsDraft): void {
  const content = message["content"];
  collectContent(content, draft);
  const customType = asText(message["customType"]);
  if (customType !== undefined) draft.rare.customType = customType;
  if (message["display"] === false) draft.flags |= Flag.hidden;
  if (typeof content !== "string" && !Array.isArray(content)) draft.flags |= Flag.badContent;
}

/** Sent as developer; images go into a user message of their own, since only that role may carry them. */
function customToLlm(message: JsonObject): LlmMessage[] {
  const content = message["content"];
  const list = asList(content);
  const images = list?.filter((block) => asObject(block)?.["type"] === "image") ?? [];
  if (!list || images.length === 0) return [{ role: "developer", content }];
  const texts = list.filter((block) => asObject(block)?.["type"] === "text");
  const customType = asText(message["customType"]) ?? "custom";
  const withImages: LlmMessage = {
    role: "user",
    content: [{ type: "text", text: `Images attached to ${customType}.` }, ...images],
  };
  return texts.length > 0 ? [{ role: "developer", content: texts }, withImages] : [withImages];
}
