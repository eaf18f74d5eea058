import { asList, asObject, asText, type JsonObject } from "../read/json.ts";
import { type Block, blockText, contentBlocks } from "../values/block.ts";
import { Flag } from "../values/facts-draft.ts";
import { previewOf } from "../values/preview.ts";
import type { PromptRecord } from "../values/prompt-record.ts";
import { firstText } from "./content-facts.ts";
import type { RoleDeclaration } from "./declaration.ts";

/** pi ≥ 1: a change of the system prompt, section by section, and of the tools. */
export const system: RoleDeclaration = {
  role: "system",
  name: "System prompt",
  icon: "system",
  tone: "neutral",
  endsTurn: false,
  sendsContent: true,
  inTurn: false,
  collect(message, draft) {
    const text = firstText(message["content"]);
    const section = Object.values(asObject(message["sections"]) ?? {}).find(asText);
    draft.preview = previewOf(text || asText(section) || toolChange(message));
    draft.flags |= Flag.recordsPrompt;
  },
  blocks(message) {
    const blocks: Block[] = contentBlocks(message["content"], "markdown");
    for (const [name, text] of Object.entries(asObject(message["sections"]) ?? {})) {
      if (typeof text !== "string")
        blocks.push({ kind: "note", text: `Section “${name}” removed` });
      else blocks.push({ kind: "note", text: `Section “${name}”` }, { kind: "markdown", text });
    }
    for (const tool of asList(message["toolsAdded"]) ?? []) {
      const name = asText(asObject(tool)?.["name"]) ?? "(no name)";
      blocks.push({ kind: "json", title: `tool added: ${name}`, value: tool });
    }
    const removed = toolNames(message["toolsRemoved"]);
    if (removed.length > 0)
      blocks.push({ kind: "note", text: `Tools removed: ${removed.join(", ")}` });
    return blocks;
  },
  prompt: readSystemMessage,
  toLlm: (message) => [{ role: "system", content: message["content"] }],
};

/** A change of the prompt; the whole one where a compaction carries it. */
export function readSystemMessage(message: JsonObject): PromptRecord {
  const sections = new Map<string, string | null>();
  for (const [name, text] of Object.entries(asObject(message["sections"]) ?? {})) {
    sections.set(name, asText(text) ?? null);
  }
  const namesOf = (key: string) => asList(message[key]) && toolNames(message[key]);
  return {
    isWhole: false,
    text: contentBlocks(message["content"], "markdown").map(blockText).join("\n"),
    sections,
    toolsAdded: namesOf("toolsAdded"),
    toolsRemoved: namesOf("toolsRemoved"),
  };
}

function toolNames(value: unknown): string[] {
  return (asList(value) ?? []).map((tool) => asText(asObject(tool)?.["name"]) ?? "(no name)");
}

function toolChange(message: JsonObject): string {
  const added = toolNames(message["toolsAdded"]);
  const removed = toolNames(message["toolsRemoved"]);
  const words: string[] = [];
  if (added.length > 0) words.push(`Tools added: ${added.join(", ")}`);
  if (removed.length > 0) words.push(`Tools removed: ${removed.join(", ")}`);
  return words.join(". ");
}
