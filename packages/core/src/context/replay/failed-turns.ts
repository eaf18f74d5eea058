import type { ContextDraft, ContextRule } from "../draft.ts";
import { isInterruptedThinking } from "./interrupted-thinking.ts";

/**
 * Aborted and failed turns go, with the results paired to them, unless the message right behind is the
 * note that carries their interrupted thinking on. Worked from the end backwards, as omp 18 does: what
 * goes with a later turn no longer stands between an earlier one and its note.
 */
export const failedTurns: ContextRule = {
  name: "aborted",
  apply(draft) {
    const { session, path } = draft;
    const resultsOf = collectResults(draft);
    // Index of the message behind each one, and of the one behind the current: gone ones are stepped over once.
    const behind = new Int32Array(path.length).fill(-1);
    let next = -1;
    for (let i = path.length - 1; i >= 0; i--) {
      // The summary in force stands first in the list, wherever its entry is on the path.
      if (draft.isOmitted(i) || i === draft.compaction) continue;
      const stop = session.stopOf(path[i]!);
      const failed = draft.roleOf(i) === "assistant" && (stop === "aborted" || stop === "error");
      if (!failed || isInterruptedThinking(draft, next)) {
        behind[i] = next;
        next = i;
        continue;
      }
      draft.omit(i, stop);
      const stripped = draft.strippedCallsOf(i);
      for (const call of draft.callsOf(i)) {
        if (stripped?.has(call.id)) continue;
        // Taken off the list: of turns that share a call id, each result goes once.
        const results = resultsOf.get(call.id) ?? [];
        while ((results.at(-1) ?? -1) > i) draft.omit(results.pop() ?? -1, stop, i);
      }
      while (next >= 0 && draft.isOmitted(next)) next = behind[next]!;
    }
  },
};

function collectResults(draft: ContextDraft): Map<string, number[]> {
  const results = new Map<string, number[]>();
  for (let i = 0; i < draft.path.length; i++) {
    const call = draft.isOmitted(i) ? undefined : draft.answeredCallOf(i);
    if (call === undefined) continue;
    const list = results.get(call);
    if (list) list.push(i);
    else results.set(call, [i]);
  }
  return results;
}
