import { asText } from "../read/json.ts";
import { previewOf } from "../values/preview.ts";
import { defineEntry } from "./declaration.ts";

/** pi: the session's name. */
export const sessionInfo = defineEntry({
  type: "session_info",
  name: "Session name",
  icon: "title",
  tone: "state",
  context: "never",
  look: "line",
  hiddenByDefault: true,
  decode: (raw) => ({ name: asText(raw["name"]) }),
  collect({ name }, draft) {
    if (name !== undefined) draft.rare.name = name;
    draft.preview = previewOf(`named ${name ?? ""}`);
  },
  blocks: ({ name }) => [{ kind: "note", text: name ?? "No name given" }],
});
