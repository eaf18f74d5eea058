import { Flag } from "../../values/facts-draft.ts";
import type { ContextRule } from "../draft.ts";

/** omp 18 takes a custom_message for a message only if its content is text or blocks. */
export const badContent: ContextRule = {
  name: "bad-content",
  apply(draft) {
    for (let i = 0; i < draft.path.length; i++) {
      // A message entry of role custom is sent whatever it holds; only the entry type is checked.
      if (draft.has(i, Flag.badContent) && draft.roleOf(i) === "") draft.omit(i, "not-a-message");
    }
  },
};
