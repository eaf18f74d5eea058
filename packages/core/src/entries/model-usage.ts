import { asText, type JsonObject } from "../read/json.ts";
import type { Block } from "../values/block.ts";
import type { FactsDraft } from "../values/facts-draft.ts";
import { decodeUsage } from "../values/usage.ts";
import { defineEntry } from "./declaration.ts";

/** omp: a model call outside the conversation, such as the one that made the title. */
export const modelUsage = defineEntry({
  type: "model_usage",
  name: "Side call",
  icon: "usage",
  tone: "state",
  context: "never",
  look: "line",
  hiddenByDefault: true,
  decode: decodeSideCall,
  collect: collectSideCall,
  blocks: sideCallBlocks,
});

type SideCall = ReturnType<typeof decodeSideCall>;

function decodeSideCall(raw: JsonObject) {
  return {
    purpose: asText(raw["purpose"]) ?? asText(raw["kind"]) ?? "side call",
    provider: asText(raw["provider"]),
    model: asText(raw["model"]),
    usage: decodeUsage(raw["usage"]),
  };
}

function collectSideCall(body: SideCall, draft: FactsDraft): void {
  if (body.usage) draft.rare.usage = body.usage;
  if (body.provider !== undefined && body.model !== undefined) {
    draft.rare.answeredBy = `${body.provider}/${body.model}`;
  }
  draft.preview = [body.purpose, body.model].filter(Boolean).join(" · ").slice(0, 160);
}

function sideCallBlocks(body: SideCall): Block[] {
  const words = [body.purpose, body.provider, body.model].filter(Boolean);
  return [{ kind: "note", text: words.join(" · ") }];
}
