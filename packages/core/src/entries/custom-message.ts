import { asText } from "../read/json.ts";
import { collectCustom } from "../roles/custom.ts";
import { contentBlocks } from "../values/block.ts";
import { defineEntry } from "./declaration.ts";

/** A message that an extension put into the context; sent whatever `display` says. */
export const customMessage = defineEntry({
  type: "custom_message",
  name: "Custom message",
  icon: "custom",
  tone: "neutral",
  context: "message",
  look: "card",
  hiddenByDefault: false,
  decode: (raw) => ({
    role: "custom",
    customType: asText(raw["customType"]),
    content: raw["content"],
    display: raw["display"] !== false,
    details: raw["details"],
    attribution: asText(raw["attribution"]),
  }),
  collect(body, draft) {
    collectCustom(body, draft);
  },
  blocks: (body) => contentBlocks(body.content, "markdown"),
});
