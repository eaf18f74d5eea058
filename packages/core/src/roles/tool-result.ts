import { asList, asObject, asText, type JsonObject } from "../read/json.ts";
import { type Block, contentBlocks } from "../values/block.ts";
import { Flag } from "../values/facts-draft.ts";
import { artifactNames, collectContent } from "./content-facts.ts";
import type { LlmMessage, RoleDeclaration } from "./declaration.ts";

export const toolResult: RoleDeclaration = {
  role: "toolResult",
  name: "Tool result",
  icon: "tool",
  tone: "neutral",
  endsTurn: false,
  sendsContent: true,
  inTurn: true,
  collect(message, draft) {
    collectContent(message["content"], draft);
    if (message["isError"] === true) draft.flags |= Flag.isError;
    const { rare } = draft;
    const callId = asText(message["toolCallId"]);
    if (callId !== undefined) rare.callId = callId;
    const toolName = asText(message["toolName"]);
    if (toolName !== undefined) rare.toolName = toolName;
    const diff = asText(asObject(message["details"])?.["diff"]);
    if (diff !== undefined) rare.edit = countEdit(diff);
    const artifacts = artifactNames(message["content"]);
    if (artifacts.length > 0) rare.artifacts = artifacts;
  },
  blocks(message) {
    const diff = asText(asObject(message["details"])?.["diff"]);
    const path = asText(asObject(message["details"])?.["path"]);
    const blocks: Block[] = contentBlocks(message["content"], "terminal");
    if (diff) blocks.unshift({ kind: "diff", text: diff, path });
    if (message["prunedAt"] !== undefined) {
      blocks.push({ kind: "note", text: "The agent pruned this output later on" });
    }
    return blocks;
  },
  toLlm(message) {
    const callId = asText(message["toolCallId"]);
    const sent: LlmMessage = { role: "toolResult", content: sentContent(message) };
    return [callId === undefined ? sent : { ...sent, toolCallId: callId }];
  },
};

/** Lines added and removed in a unified diff. */
function countEdit(diff: string): [number, number] {
  let added = 0;
  let removed = 0;
  for (const line of diff.split("\n")) {
    if (line.startsWith("+") && !line.startsWith("+++ ")) added++;
    else if (line.startsWith("-") && !line.startsWith("--- ")) removed++;
  }
  return [added, removed];
}

/** A pruned result is sent with its texts as one block (omp 18). */
function sentContent(message: JsonObject): unknown {
  const content = asList(message["content"]);
  if (!content || message["prunedAt"] === undefined) return message["content"];
  const texts = content.filter((block) => asObject(block)?.["type"] === "text");
  const text = texts.map((block) => asText(asObject(block)?.["text"]) ?? "").join("");
  const others = content.filter((block) => !texts.includes(block));
  return [{ type: "text", text: text || "[Output truncated]" }, ...others];
}
