import { Flag } from "../../values/facts-draft.ts";
import type { ContextDraft, ContextRule } from "../draft.ts";
import { replaceBefore } from "./compaction.ts";

/**
 * A compaction whose history the provider keeps: the kept messages travel inside the provider's own
 * payload and are not replayed, except those behind `providerReplayThroughEntryId`. Stands in for
 * `compaction` in the list of rules that omp 18 follows.
 */
export const remoteOrLocalCompaction: ContextRule = {
  name: "remote-compaction",
  apply(draft) {
    const { compaction: last } = draft;
    if (last < 0 || draft.isOmitted(last)) return;
    const firstKept = draft.firstKept();
    if (!draft.has(last, Flag.remoteCompaction)) {
      replaceBefore(draft, firstKept);
      return;
    }
    const replayed = firstReplayed(draft);
    replaceBefore(draft, Math.min(firstKept, replayed));
    for (let i = Math.min(firstKept, replayed); i < replayed; i++) {
      if (draft.contextPartOf(i) === "message" || draft.contextPartOf(i) === "branch-summary") {
        draft.omit(i, "remote-compaction", last);
      }
    }
  },
};

/** Index of the first message before the compaction that is replayed all the same; its own index if none is. */
function firstReplayed(draft: ContextDraft): number {
  const through = draft.session.sparseOf(draft.path[draft.compaction]!).replayThrough;
  if (through === undefined) return draft.compaction;
  for (let i = 0; i < draft.compaction; i++) {
    if (draft.session.idOf(draft.path[i]!) === through) return i + 1;
  }
  return draft.compaction;
}
