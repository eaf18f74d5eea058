import { asText } from "../read/json.ts";
import { previewOf } from "../values/preview.ts";
import { defineEntry } from "./declaration.ts";

/** omp: a change of title, for the record; the title itself stands in the slot. */
export const titleChange = defineEntry({
  type: "title_change",
  name: "Title",
  icon: "title",
  tone: "state",
  context: "never",
  look: "line",
  hiddenByDefault: true,
  decode: (raw) => ({
    title: asText(raw["title"]) ?? "",
    previousTitle: asText(raw["previousTitle"]),
    source: asText(raw["source"]),
  }),
  collect({ title }, draft) {
    draft.preview = previewOf(`title ${title}`);
  },
  blocks: ({ title, previousTitle, source }) => [
    {
      kind: "note",
      text: `${title}${source ? ` (${source})` : ""}${previousTitle ? `, before: ${previousTitle}` : ""}`,
    },
  ],
});
