import { jsonPreview } from "../values/preview.ts";
import { defineEntry } from "./declaration.ts";

/** Any type that has no declaration: kept, shown as JSON, counted, never sent. */
export const unknownEntry = defineEntry({
  type: "",
  name: "Unknown type",
  icon: "unknown",
  tone: "neutral",
  context: "never",
  look: "card",
  hiddenByDefault: false,
  decode(raw) {
    const { type: _type, id: _id, parentId: _parentId, timestamp: _timestamp, ...rest } = raw;
    return { rest };
  },
  collect({ rest }, draft) {
    draft.preview = jsonPreview(rest);
  },
  blocks: ({ rest }) => [{ kind: "json", title: undefined, value: rest }],
});
