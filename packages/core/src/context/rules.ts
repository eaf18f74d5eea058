// The rules of each way to build a context, in order of precedence (FORMAT §7).

import type { ContextRule } from "./draft.ts";
import { badContent } from "./replay/bad-content.ts";
import { compaction } from "./replay/compaction.ts";
import { contextEdits } from "./replay/context-edits.ts";
import { danglingToolCalls } from "./replay/dangling-tool-calls.ts";
import { emptyError } from "./replay/empty-error.ts";
import { emptySummary } from "./replay/empty-summary.ts";
import { excluded } from "./replay/excluded.ts";
import { failedTurns } from "./replay/failed-turns.ts";
import { notAMessage } from "./replay/not-a-message.ts";
import { nothingToSend } from "./replay/nothing-to-send.ts";
import { remoteOrLocalCompaction } from "./replay/remote-compaction.ts";
import { reset } from "./replay/reset.ts";
import { retryRecovery } from "./replay/retry-recovery.ts";
import { unknownRole } from "./replay/unknown-role.ts";

/** The seeds' buildSessionContext; context_edit and systemMessage, absent from files they know, apply too. */
const documented: readonly ContextRule[] = [notAMessage, compaction, emptySummary, contextEdits];

/** What omp 18 builds from the same path. */
const replay: readonly ContextRule[] = [
  notAMessage,
  badContent,
  reset,
  remoteOrLocalCompaction,
  emptySummary,
  retryRecovery,
  emptyError,
  contextEdits,
  danglingToolCalls,
  failedTurns,
];

/** What is sent of it. */
const llm: readonly ContextRule[] = [...replay, excluded, unknownRole, nothingToSend];

/**
 * What pi builds: its session code is the documented one, and its messages leave out executions that the
 * user kept back and roles that it does not know.
 */
const pi: readonly ContextRule[] = [...documented, excluded, unknownRole, nothingToSend];

export const contextRules = { documented, replay, llm, pi } as const;

/** By whose rules a context is built. */
export type RuleSet = keyof typeof contextRules;
