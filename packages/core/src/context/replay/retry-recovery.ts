import { Flag } from "../../values/facts-draft.ts";
import type { ContextRule } from "../draft.ts";

/** Turns that a retry made good. */
export const retryRecovery: ContextRule = {
  name: "retry-recovery",
  apply(draft) {
    for (let i = 0; i < draft.path.length; i++) {
      if (draft.has(i, Flag.retryRecovery)) draft.omit(i, "retry-recovery");
    }
  },
};
