import type { ContextRule } from "../draft.ts";

/** With a reset behind the last compaction only what follows it is sent, not even the summary. */
export const reset: ContextRule = {
  name: "reset",
  apply(draft) {
    let boundary = -1;
    for (let i = draft.compaction + 1; i < draft.path.length; i++) {
      if (draft.session.typeOf(draft.path[i]!) === "reset_boundary") boundary = i;
    }
    for (let i = 0; i < boundary; i++) draft.omit(i, "reset", boundary);
  },
};
