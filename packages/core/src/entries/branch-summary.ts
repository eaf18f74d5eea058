import { asId, asText } from "../read/json.ts";
import { Flag } from "../values/facts-draft.ts";
import { previewOf } from "../values/preview.ts";
import { decodeUsage } from "../values/usage.ts";
import { defineEntry } from "./declaration.ts";

/** What was done on a branch that was left. */
export const branchSummaryEntry = defineEntry({
  type: "branch_summary",
  name: "Branch summary",
  icon: "branch",
  tone: "summary",
  context: "branch-summary",
  look: "card",
  hiddenByDefault: false,
  decode: (raw) => ({
    fromId: asId(raw["fromId"]),
    summary: asText(raw["summary"]) ?? "",
    fromExtension: raw["fromExtension"] === true || raw["fromHook"] === true,
    usage: decodeUsage(raw["usage"]),
  }),
  collect(body, draft) {
    draft.preview = previewOf(body.summary);
    if (body.summary === "") draft.flags |= Flag.emptySummary;
    if (body.fromExtension) draft.flags |= Flag.fromExtension;
    if (body.fromId !== undefined) draft.rare.target = body.fromId;
    if (body.usage) draft.rare.usage = body.usage;
  },
  blocks: ({ summary }) => (summary === "" ? [] : [{ kind: "markdown", text: summary }]),
});
