import { Flag } from "../../values/facts-draft.ts";
import type { ContextDraft, ContextRule } from "../draft.ts";

/** The last compaction on the path replaces everything before the entries it keeps. */
export const compaction: ContextRule = {
  name: "compaction",
  apply(draft) {
    const { compaction: last } = draft;
    if (last < 0 || draft.isOmitted(last)) return;
    replaceBefore(draft, draft.firstKept());
  },
};

/** Takes out what the compaction in force replaced when `firstKept` is the first index that stays. */
export function replaceBefore(draft: ContextDraft, firstKept: number): void {
  const { compaction: last } = draft;
  const replacesSystem = draft.has(last, Flag.systemCheckpoint);
  for (let i = 0; i < last; i++) {
    if (i < firstKept) draft.omit(i, "compacted", last);
    else if (draft.contextPartOf(i) === "compaction") draft.omit(i, "superseded-compaction", last);
    else if (replacesSystem && draft.roleOf(i) === "system") draft.omit(i, "system-replaced", last);
  }
}
