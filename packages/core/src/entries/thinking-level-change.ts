import { asText } from "../read/json.ts";
import { previewOf } from "../values/preview.ts";
import { defineEntry } from "./declaration.ts";

export const thinkingLevelChange = defineEntry({
  type: "thinking_level_change",
  name: "Thinking level",
  icon: "thinking",
  tone: "state",
  context: "never",
  look: "line",
  hiddenByDefault: false,
  decode: (raw) => ({
    // null and absent both mean off (FORMAT §3).
    level: asText(raw["thinkingLevel"]) ?? "off",
    configured: asText(raw["configured"]),
  }),
  collect({ level }, draft) {
    draft.rare.thinkingLevel = level;
    draft.preview = previewOf(`thinking ${level}`);
  },
  blocks: ({ level, configured }) => [
    { kind: "note", text: configured ? `${level} (set to ${configured})` : level },
  ],
});
