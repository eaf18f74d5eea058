import { asId, asText } from "../read/json.ts";
import { previewOf } from "../values/preview.ts";
import { defineEntry } from "./declaration.ts";

/** A bookmark on an entry; absent, null or empty text clears it. */
export const label = defineEntry({
  type: "label",
  name: "Label",
  icon: "label",
  tone: "state",
  context: "never",
  look: "line",
  hiddenByDefault: true,
  decode: (raw) => ({ targetId: asId(raw["targetId"]), label: asText(raw["label"]) ?? "" }),
  collect(body, draft) {
    if (body.targetId !== undefined) draft.rare.target = body.targetId;
    draft.rare.label = body.label;
    draft.preview = body.label === "" ? "label cleared" : `label ${previewOf(body.label)}`;
  },
  blocks: (body) => [
    { kind: "note", text: body.label === "" ? "Label cleared" : `Label “${body.label}”` },
  ],
});
