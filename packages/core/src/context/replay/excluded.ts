import { Flag } from "../../values/facts-draft.ts";
import type { ContextRule } from "../draft.ts";

/** Executions that the user kept out are in the conversation but not sent. */
export const excluded: ContextRule = {
  name: "excluded",
  apply(draft) {
    for (let i = 0; i < draft.path.length; i++) {
      if (draft.has(i, Flag.excluded)) draft.omit(i, "excluded");
    }
  },
};
