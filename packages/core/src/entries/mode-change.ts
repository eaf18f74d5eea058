import { asText } from "../read/json.ts";
import type { Block } from "../values/block.ts";
import { previewOf } from "../values/preview.ts";
import { defineEntry } from "./declaration.ts";

export const modeChange = defineEntry({
  type: "mode_change",
  name: "Mode",
  icon: "mode",
  tone: "state",
  context: "never",
  look: "line",
  hiddenByDefault: false,
  decode: (raw) => ({ mode: asText(raw["mode"]), data: raw["data"] }),
  collect({ mode }, draft) {
    if (mode === undefined) return;
    draft.rare.mode = mode;
    draft.preview = previewOf(mode === "none" ? "mode left" : `mode ${mode}`);
  },
  blocks({ mode, data }) {
    const blocks: Block[] = [{ kind: "note", text: mode ?? "No mode named" }];
    if (data !== undefined && data !== null)
      blocks.push({ kind: "json", title: "data", value: data });
    return blocks;
  },
});
