import { Flag } from "../../values/facts-draft.ts";
import type { ContextRule } from "../draft.ts";

/** A role that the agent does not know is kept in the conversation and dropped when it is sent. */
export const unknownRole: ContextRule = {
  name: "unknown-role",
  apply(draft) {
    for (let i = 0; i < draft.path.length; i++) {
      if (draft.has(i, Flag.unknownRole)) draft.omit(i, "not-a-message");
    }
  },
};
