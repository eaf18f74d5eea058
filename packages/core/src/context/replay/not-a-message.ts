import { Flag } from "../../values/facts-draft.ts";
import type { ContextRule } from "../draft.ts";

/** Kinds that are never sent, and message entries that hold no message. */
export const notAMessage: ContextRule = {
  name: "not-a-message",
  apply(draft) {
    for (let i = 0; i < draft.path.length; i++) {
      if (draft.contextPartOf(i) === "never" || draft.has(i, Flag.missingMessage)) {
        draft.omit(i, "not-a-message");
      }
    }
  },
};
