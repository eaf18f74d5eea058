import { asTexts } from "../read/json.ts";
import { previewOf } from "../values/preview.ts";
import { defineEntry } from "./declaration.ts";

/** Time-travelling stream rules that were injected. */
export const ttsrInjection = defineEntry({
  type: "ttsr_injection",
  name: "Rules injected",
  icon: "rules",
  tone: "state",
  context: "never",
  look: "line",
  hiddenByDefault: false,
  decode: (raw) => ({ rules: asTexts(raw["injectedRules"]) }),
  collect({ rules }, draft) {
    draft.rare.rules = rules;
    draft.preview = previewOf(`rules ${rules.join(", ")}`);
  },
  blocks: ({ rules }) => [{ kind: "note", text: rules.join(", ") || "none" }],
});
