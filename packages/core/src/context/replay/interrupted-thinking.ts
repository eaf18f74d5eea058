import type { ContextDraft } from "../draft.ts";

/** Whether the message at an index carries on the thinking of a turn that the user interrupted. */
export function isInterruptedThinking(draft: ContextDraft, index: number): boolean {
  if (index < 0) return false;
  const customType = draft.session.sparseOf(draft.path[index]!).customType;
  return customType === "interrupted-thinking" && draft.contextPartOf(index) === "message";
}
