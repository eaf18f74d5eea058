import { Flag } from "../../values/facts-draft.ts";
import type { ContextRule } from "../draft.ts";

/** A message is kept in the conversation, but none comes of it when it is sent: a mention without files. */
export const nothingToSend: ContextRule = {
  name: "nothing-to-send",
  apply(draft) {
    for (let i = 0; i < draft.path.length; i++) {
      if (draft.has(i, Flag.nothingToSend)) draft.omit(i, "empty");
    }
  },
};
