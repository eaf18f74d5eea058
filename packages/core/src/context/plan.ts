// The context as positions and reasons, from facts alone (DESIGN §1).

import type { Session } from "../tree/session.ts";
import { Flag } from "../values/facts-draft.ts";
import { type Alteration, ContextDraft, type Omission } from "./draft.ts";
import { isInterruptedThinking } from "./replay/interrupted-thinking.ts";
import { contextRules, type RuleSet } from "./rules.ts";
import { type ContextSettings, collectSettings } from "./settings.ts";

/** One message of the context and the entry it comes from. */
export interface PlannedMessage {
  readonly position: number;
  /** `system-message` is the prompt that a compaction carries. */
  readonly part: "message" | "branch-summary" | "compaction-summary" | "system-message";
  /** Calls taken out because their result is not in the context. */
  readonly strippedCalls?: ReadonlySet<string>;
  /** Position of the context_edit whose content it has. */
  readonly edit?: number;
  /** An interrupted turn: its unfinished thinking is carried by the message behind it. */
  readonly dropsUnfinishedThinking?: true;
}

/** What is sent at a point of a session, and for every other entry on the way to it the reason why not. */
export interface ContextPlan {
  readonly rules: RuleSet;
  /** Position of the chosen point, -1 for none. */
  readonly leaf: number;
  /** Positions from root to leaf. */
  readonly path: Int32Array;
  readonly messages: readonly PlannedMessage[];
  /** Every entry of the path that is in no message, in path order. */
  readonly omitted: readonly Omission[];
  readonly altered: readonly Alteration[];
  readonly settings: ContextSettings;
}

/** The context at a point by a set of rules: linear in the length of the path. */
export function planContext(session: Session, leaf: number, rules: RuleSet): ContextPlan {
  const path = session.pathOf(leaf);
  const draft = new ContextDraft(session, path);
  for (const rule of contextRules[rules]) rule.apply(draft);
  return {
    rules,
    leaf,
    path,
    messages: listMessages(draft),
    omitted: draft.omitted(),
    altered: draft.altered(),
    settings: collectSettings(session, path),
  };
}

const KEPT_NOT_SENT = Flag.excluded | Flag.unknownRole | Flag.nothingToSend;

function listMessages(draft: ContextDraft): PlannedMessage[] {
  const messages: PlannedMessage[] = [];
  const { compaction, path } = draft;
  if (compaction >= 0 && !draft.isOmitted(compaction)) {
    const position = path[compaction]!;
    if (draft.has(compaction, Flag.systemCheckpoint)) {
      messages.push({ position, part: "system-message" });
    }
    messages.push({ position, part: "compaction-summary" });
  }
  let previous: { -readonly [K in keyof PlannedMessage]: PlannedMessage[K] } | undefined;
  for (let i = 0; i < path.length; i++) {
    const part = draft.contextPartOf(i);
    if (draft.isOmitted(i) || part === "compaction" || part === "never") {
      // It stands between its neighbours in the agent's own list, though it is not sent.
      if (draft.has(i, KEPT_NOT_SENT) && part === "message") previous = undefined;
      continue;
    }
    if (previous && isInterruptedThinking(draft, i)) previous.dropsUnfinishedThinking = true;
    const message: typeof previous = { position: path[i]!, part };
    const strippedCalls = draft.strippedCallsOf(i);
    if (strippedCalls) message.strippedCalls = strippedCalls;
    const edit = draft.editOf(i);
    if (edit !== undefined) message.edit = edit;
    messages.push(message);
    previous = draft.roleOf(i) === "assistant" ? message : undefined;
  }
  return messages;
}
