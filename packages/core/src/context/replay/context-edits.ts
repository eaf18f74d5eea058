import { roleDeclaration } from "../../roles/index.ts";
import { Flag } from "../../values/facts-draft.ts";
import type { ContextDraft, ContextRule } from "../draft.ts";

/** pi's context_edit entries: the last one on the path for a message omits it or gives it another content. */
export const contextEdits: ContextRule = {
  name: "edited-out",
  apply(draft) {
    const { session, path } = draft;
    const lastEdit = new Map<string, number>();
    for (let i = 0; i < path.length; i++) {
      const target = session.sparseOf(path[i]!).target;
      if (target !== undefined && session.typeOf(path[i]!) === "context_edit") {
        lastEdit.set(target, i);
      }
    }
    if (lastEdit.size === 0) return;
    for (let i = 0; i < path.length; i++) {
      const by = lastEdit.get(session.idOf(path[i]!));
      if (by === undefined) continue;
      if (draft.has(by, Flag.editOmits)) draft.omit(i, "edited-out", by);
      else if (!draft.isOmitted(i) && sendsContent(draft, i)) draft.edit(i, by);
    }
  },
};

/** An execution or a summary is sent as something else than its content: there is nothing to replace. */
function sendsContent(draft: ContextDraft, index: number): boolean {
  if (draft.contextPartOf(index) !== "message") return false;
  const type = draft.session.typeOf(draft.path[index]!);
  return type === "custom_message" || roleDeclaration(draft.roleOf(index)).sendsContent;
}
