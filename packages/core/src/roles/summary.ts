import { asText, type JsonObject } from "../read/json.ts";
import { previewOf } from "../values/preview.ts";
import { textContent } from "./content-facts.ts";
import type { LlmMessage, RoleDeclaration } from "./declaration.ts";

/** A branch summary as a message: from a `branch_summary` entry, or stored as a message of that role. */
export const branchSummary = summaryRole({
  role: "branchSummary",
  name: "Branch summary",
  icon: "branch",
  lead: "What was done on a branch that was left",
});

/** A compaction's summary as a message. */
export const compactionSummary = summaryRole({
  role: "compactionSummary",
  name: "Compaction summary",
  icon: "compaction",
  lead: "The conversation before this point, summarised",
});

interface SummaryRole extends Pick<RoleDeclaration, "role" | "name" | "icon"> {
  readonly lead: string;
}

function summaryRole({ lead, ...names }: SummaryRole): RoleDeclaration {
  return {
    ...names,
    tone: "summary",
    endsTurn: true,
    sendsContent: false,
    inTurn: false,
    collect: (message, draft) => {
      draft.preview = previewOf(asText(message["summary"]) ?? "");
    },
    blocks: (message) => [{ kind: "markdown", text: asText(message["summary"]) ?? "" }],
    toLlm: (message) => wrapSummary(lead, message),
  };
}

/** The agent's own sentence is not in the file; this one says the same and is marked as ours. */
function wrapSummary(lead: string, message: JsonObject): LlmMessage[] {
  const text = `${lead}:\n\n${asText(message["summary"]) ?? ""}`;
  return [{ role: "user", content: textContent(text), wrapped: true }];
}
