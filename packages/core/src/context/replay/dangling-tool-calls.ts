import type { ContextDraft, ContextRule } from "../draft.ts";
import type { OmitReason } from "../reasons.ts";
import { isInterruptedThinking } from "./interrupted-thinking.ts";

/** Calls whose result is not in the list are stripped from their turn; a turn left empty goes. */
export const danglingToolCalls: ContextRule = {
  name: "dangling-tool-call",
  apply(draft) {
    const answered = new Set<string>();
    for (let i = 0; i < draft.path.length; i++) {
      const call = draft.isOmitted(i) ? undefined : draft.answeredCallOf(i);
      if (call !== undefined) answered.add(call);
    }
    let next = -1;
    for (let i = draft.path.length - 1; i >= 0; i--) {
      // The summary in force stands first in the list, wherever its entry is on the path.
      if (draft.isOmitted(i) || i === draft.compaction) continue;
      const behind = next;
      next = i;
      if (draft.roleOf(i) !== "assistant") continue;
      const calls = draft.callsOf(i);
      const dangling = calls.filter((call) => !answered.has(call.id));
      if (dangling.length === 0) continue;
      const left = calls.length - dangling.length + draft.otherBlocksOf(i);
      if (left === 0) draft.omit(i, reasonOf(draft, i, behind));
      else draft.stripCalls(i, new Set(dangling.map((call) => call.id)));
    }
  },
};

/** A turn that would go for its failure anyway is told as failed: that is what people look for. */
function reasonOf(draft: ContextDraft, index: number, behind: number): OmitReason {
  const stop = draft.session.stopOf(draft.path[index]!);
  const failed = stop === "aborted" || stop === "error";
  return failed && !isInterruptedThinking(draft, behind) ? stop : "dangling-tool-call";
}
