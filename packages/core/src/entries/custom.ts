import { asText } from "../read/json.ts";
import { jsonPreview } from "../values/preview.ts";
import { defineEntry } from "./declaration.ts";

/** State that an extension keeps in the file; never sent. */
export const customEntry = defineEntry({
  type: "custom",
  name: "Extension state",
  icon: "custom",
  tone: "state",
  context: "never",
  look: "line",
  hiddenByDefault: true,
  decode: (raw) => ({ customType: asText(raw["customType"]), data: raw["data"] }),
  collect({ customType, data }, draft) {
    if (customType !== undefined) draft.rare.customType = customType;
    const brief = data === undefined || data === null ? "" : ` ${jsonPreview(data)}`;
    draft.preview = `${customType ?? "extension"}${brief}`.slice(0, 160);
  },
  blocks: ({ customType, data }) => [{ kind: "json", title: customType, value: data }],
});
