import { Flag } from "../../values/facts-draft.ts";
import type { ContextRule } from "../draft.ts";

/** Turns that the provider refused before any output. */
export const emptyError: ContextRule = {
  name: "empty-error",
  apply(draft) {
    for (let i = 0; i < draft.path.length; i++) {
      if (draft.has(i, Flag.emptyError)) draft.omit(i, "empty-error");
    }
  },
};
