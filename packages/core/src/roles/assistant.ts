import { asList, asObject, asText, type JsonObject } from "../read/json.ts";
import { type Block, contentBlocks } from "../values/block.ts";
import { type FactsDraft, Flag, stopReasons, type ToolCallFact } from "../values/facts-draft.ts";
import { previewOf } from "../values/preview.ts";
import { decodeUsage } from "../values/usage.ts";
import { collectContent } from "./content-facts.ts";
import type { RoleDeclaration } from "./declaration.ts";

export const assistant: RoleDeclaration = {
  role: "assistant",
  name: "Assistant",
  icon: "assistant",
  tone: "assistant",
  endsTurn: false,
  sendsContent: true,
  inTurn: true,
  collect(message, draft) {
    collectContent(message["content"], draft);
    draft.stop = stopReasonOf(message["stopReason"]);
    if (message["retryRecovery"]) draft.flags |= Flag.retryRecovery;
    collectCalls(message["content"], draft);
    if (draft.stop === "error" && !hasOutput(message["content"])) draft.flags |= Flag.emptyError;
    const { rare } = draft;
    const provider = asText(message["provider"]);
    const model = asText(message["model"]);
    if (provider !== undefined && model !== undefined) rare.answeredBy = `${provider}/${model}`;
    const usage = decodeUsage(message["usage"]);
    if (usage) rare.usage = usage;
    const error = asText(message["errorMessage"]);
    if (error) rare.error = previewOf(error);
    if (draft.preview === "" || !hasText(message["content"])) {
      const names = rare.calls?.map((call) => call.name).join(", ");
      draft.preview = rare.error && !names ? rare.error : (names ?? draft.preview);
    }
  },
  blocks(message) {
    const blocks: Block[] = contentBlocks(message["content"], "markdown");
    const error = asText(message["errorMessage"]);
    if (error) blocks.push({ kind: "error", text: error });
    return blocks;
  },
  toLlm: (message) => [{ role: "assistant", content: message["content"] }],
};

function stopReasonOf(value: unknown): FactsDraft["stop"] {
  const text = asText(value);
  if (text === undefined || text === "") return "";
  return stopReasons.find((reason) => reason === text) ?? "other";
}

/** Calls of an assistant content, and what would stay without them; also used for an edited content. */
export function collectCalls(content: unknown, draft: FactsDraft): void {
  if (typeof content === "string") {
    draft.rare.otherBlocks = content === "" ? 0 : 1;
    return;
  }
  const calls: ToolCallFact[] = [];
  let others = 0;
  for (const item of asList(content) ?? []) {
    const raw = asObject(item);
    if (raw?.["type"] === "toolCall") {
      calls.push({ id: asText(raw["id"]) ?? "", name: asText(raw["name"]) ?? "(no name)" });
    } else if (raw?.["type"] !== "redactedThinking") others++;
    if (raw?.["type"] === "thinking" || raw?.["type"] === "redactedThinking") {
      draft.flags |= Flag.hasThinking;
    }
  }
  draft.rare.otherBlocks = others;
  if (calls.length > 0) draft.rare.calls = calls;
}

function hasText(content: unknown): boolean {
  if (typeof content === "string") return content.trim() !== "";
  return (asList(content) ?? []).some((item) => {
    const raw = asObject(item);
    return raw?.["type"] === "text" && (asText(raw["text"]) ?? "").trim() !== "";
  });
}

/**
 * Whether the turn holds anything the model put out: omp 18 drops a failed turn without (an unknown block
 * counts, so that nothing is dropped by mistake).
 */
function hasOutput(content: unknown): boolean {
  if (typeof content === "string") return content.trim() !== "";
  return (asList(content) ?? []).some((item) => {
    const raw = asObject(item);
    if (!raw) return item !== null;
    switch (raw["type"]) {
      case "text":
        return filled(raw, "text");
      case "thinking":
        return filled(raw, "thinking") || filled(raw, "thinkingSignature");
      case "redactedThinking":
        return filled(raw, "data");
      case "fallback":
        return false;
      default:
        return true;
    }
  });
}

function filled(raw: JsonObject, key: string): boolean {
  return (asText(raw[key]) ?? "").trim() !== "";
}
