import { asId, asObject } from "../read/json.ts";
import { collectCalls } from "../roles/assistant.ts";
import { firstText } from "../roles/content-facts.ts";
import { contentBlocks } from "../values/block.ts";
import { Flag } from "../values/facts-draft.ts";
import { previewOf } from "../values/preview.ts";
import { defineEntry } from "./declaration.ts";

/** pi: takes a message out of the context, or gives it another content, from here on. */
export const contextEdit = defineEntry({
  type: "context_edit",
  name: "Context edit",
  icon: "edit",
  tone: "state",
  context: "never",
  look: "line",
  hiddenByDefault: false,
  decode(raw) {
    const replacement = asObject(raw["replacement"]);
    return {
      targetId: asId(raw["targetId"]),
      // Only null omits; anything else that is no replacement changes nothing.
      omits: raw["replacement"] === null,
      replacement: replacement && "content" in replacement ? replacement : undefined,
    };
  },
  collect(body, draft) {
    if (body.targetId !== undefined && (body.omits || body.replacement)) {
      draft.rare.target = body.targetId;
    }
    if (body.omits) draft.flags |= Flag.editOmits;
    if (body.replacement) collectCalls(body.replacement["content"], draft);
    draft.preview = body.omits
      ? "took a message out of the context"
      : previewOf(`edited a message: ${firstText(body.replacement?.["content"])}`);
  },
  blocks: (body) =>
    body.omits
      ? [{ kind: "note", text: "Takes its target out of the context from here on" }]
      : contentBlocks(body.replacement?.["content"], "markdown"),
});
