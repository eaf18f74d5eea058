// The list of entry types (FORMAT §3). Shared code asks the declaration, never the type's name.

import { branchSummaryEntry } from "./branch-summary.ts";
import { compaction } from "./compaction.ts";
import { contextEdit } from "./context-edit.ts";
import { credentialPin } from "./credential-pin.ts";
import { customEntry } from "./custom.ts";
import { customMessage } from "./custom-message.ts";
import type { EntryDeclaration } from "./declaration.ts";
import { label } from "./label.ts";
import { message } from "./message.ts";
import { modeChange } from "./mode-change.ts";
import { modelChange } from "./model-change.ts";
import { modelUsage } from "./model-usage.ts";
import { resetBoundary } from "./reset-boundary.ts";
import { serviceTierChange } from "./service-tier-change.ts";
import { sessionInfo } from "./session-info.ts";
import { sessionInit } from "./session-init.ts";
import { thinkingLevelChange } from "./thinking-level-change.ts";
import { titleChange } from "./title-change.ts";
import { ttsrInjection } from "./ttsr-injection.ts";
import { unknownEntry } from "./unknown.ts";
import { usage } from "./usage.ts";

/** Every known type, one declaration each. */
export const entryDeclarations = [
  message,
  modelChange,
  thinkingLevelChange,
  serviceTierChange,
  modeChange,
  compaction,
  branchSummaryEntry,
  customEntry,
  customMessage,
  label,
  ttsrInjection,
  sessionInit,
  sessionInfo,
  titleChange,
  modelUsage,
  usage,
  credentialPin,
  resetBoundary,
  contextEdit,
] as const;

/** Every known type and the body that its declaration decodes. */
export type EntryBody = {
  [Declaration in (typeof entryDeclarations)[number] as Declaration["type"]]: ReturnType<
    Declaration["decode"]
  >;
};
/** Name of a known type. */
export type EntryType = keyof EntryBody;

/** A declaration as shared code sees it: what its `decode` gives goes back into its other functions. */
export type AnyEntryDeclaration = EntryDeclaration<string, unknown>;

// The cast forgets the body types: a body only ever comes from the same declaration's decode.
const byType = new Map(
  (entryDeclarations as readonly unknown[] as readonly AnyEntryDeclaration[]).map((declaration) => [
    declaration.type,
    declaration,
  ]),
);
const fallback = unknownEntry as unknown as AnyEntryDeclaration;

export const entryTypes: ReadonlySet<string> = new Set(byType.keys());

/** The declaration of a type, or the fallback that shows it as JSON. */
export function entryDeclaration(type: string): AnyEntryDeclaration {
  return byType.get(type) ?? fallback;
}
