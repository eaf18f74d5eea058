import { defineEntry } from "./declaration.ts";

/** `/clear`: nothing before it is sent. */
export const resetBoundary = defineEntry({
  type: "reset_boundary",
  name: "Reset",
  icon: "reset",
  tone: "summary",
  context: "never",
  look: "bar",
  hiddenByDefault: false,
  decode: () => ({}),
  collect(_body, draft) {
    draft.preview = "context cleared";
  },
  blocks: () => [{ kind: "note", text: "The context was cleared here" }],
});
