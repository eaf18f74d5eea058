import { asList, asObject, asText, type JsonObject } from "../read/json.ts";

/**
 * The fixed form of a message's text, made for comparing contexts: blocks joined by `|`, a text block as
 * its text, thinking as `<thinking>` and its text, a call as `<call ID NAME>`, any other block as
 * `<TYPE>`; a summary message as its summary; nothing for roles without content.
 */
export function fixedText(message: JsonObject): string {
  const { role, content } = message;
  if (role === "branchSummary" || role === "compactionSummary")
    return asText(message["summary"]) ?? "";
  if (typeof content === "string") return content;
  if (content === undefined || content === null) return "";
  return (asList(content) ?? [content]).map(fixedBlock).join("|");
}

function fixedBlock(block: unknown): string {
  if (typeof block === "string") return block;
  const raw = asObject(block);
  switch (raw?.["type"]) {
    case "text":
      return asText(raw["text"]) ?? "";
    case "thinking":
      return `<thinking>${asText(raw["thinking"]) ?? ""}`;
    case "toolCall":
      return `<call ${asText(raw["id"]) ?? ""} ${asText(raw["name"]) ?? ""}>`;
    default:
      return `<${asText(raw?.["type"]) ?? "unknown"}>`;
  }
}

/** Ids of the tool calls in a message, in order. */
export function toolCallIds(message: JsonObject): string[] {
  if (message["role"] !== "assistant") return [];
  return (asList(message["content"]) ?? []).flatMap((block) => {
    const raw = asObject(block);
    return raw?.["type"] === "toolCall" ? [asText(raw["id"]) ?? ""] : [];
  });
}
