import { Flag } from "../../values/facts-draft.ts";
import type { ContextRule } from "../draft.ts";

/** A branch summary without text. */
export const emptySummary: ContextRule = {
  name: "empty",
  apply(draft) {
    for (let i = 0; i < draft.path.length; i++) {
      if (draft.has(i, Flag.emptySummary)) draft.omit(i, "empty");
    }
  },
};
