import { asList, asText, asTexts } from "../read/json.ts";
import type { Block } from "../values/block.ts";
import { Flag } from "../values/facts-draft.ts";
import { previewOf } from "../values/preview.ts";
import { defineEntry } from "./declaration.ts";

/** What a subagent session was started with; recorded for replay, never sent from here. */
export const sessionInit = defineEntry({
  type: "session_init",
  name: "Session start",
  icon: "init",
  tone: "state",
  context: "never",
  look: "card",
  hiddenByDefault: false,
  decode: (raw) => ({
    systemPrompt: asText(raw["systemPrompt"]),
    task: asText(raw["task"]),
    tools: asTexts(raw["tools"]),
    outputSchema: raw["outputSchema"],
    agent: asText(raw["agent"]),
    resolvedModel: asText(raw["resolvedModel"]),
  }),
  collect(body, draft) {
    if (body.agent !== undefined) draft.rare.agent = body.agent;
    draft.flags |= Flag.recordsPrompt;
    draft.preview = previewOf(body.task ?? body.agent ?? "session start");
  },
  blocks(body) {
    const blocks: Block[] = [];
    if (body.agent) blocks.push({ kind: "note", text: `Agent ${body.agent}` });
    if (body.resolvedModel) blocks.push({ kind: "note", text: `Model ${body.resolvedModel}` });
    if (body.task) blocks.push({ kind: "markdown", text: body.task });
    if (body.tools.length > 0)
      blocks.push({ kind: "note", text: `Tools: ${body.tools.join(", ")}` });
    if (body.systemPrompt) {
      blocks.push(
        { kind: "note", text: "System prompt" },
        { kind: "markdown", text: body.systemPrompt },
      );
    }
    if (body.outputSchema !== undefined) {
      blocks.push({ kind: "json", title: "output schema", value: body.outputSchema });
    }
    return blocks;
  },
  prompt: (raw) => ({
    isWhole: true,
    text: asText(raw["systemPrompt"]) ?? "",
    sections: new Map(),
    toolsAdded: asList(raw["tools"]) && asTexts(raw["tools"]),
    toolsRemoved: undefined,
  }),
});
