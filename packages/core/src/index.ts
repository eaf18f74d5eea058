/**
 * Core of Leafwalk: bytes of a session file in; facts, tree, context and diagnostics out.
 *
 * Words used here and everywhere (synonyms are avoided):
 * - entry: a line with an id · position: its index in the file · leaf: where the path ends, the file's
 *   last entry or the chosen point · tip: an entry without children · path: root to leaf
 * - turn: what the agent did between two user messages · context: what is sent · plan: the context as
 *   positions and reasons · transcript: everything on the path
 * - facts: what reading keeps of every entry · body: the rest of an entry, read on demand
 * - diagnostic: something wrong in a file, with line and code · source: where bytes come from
 */

export type { Alteration, Omission } from "./context/draft.ts";
export { fixedText, toolCallIds } from "./context/fixed-text.ts";
export {
  type AgentMessage,
  agentMessage,
  type BodyOf,
  bodiesOf,
  llmMessages,
} from "./context/messages.ts";
export { type ContextPlan, type PlannedMessage, planContext } from "./context/plan.ts";
export {
  composePrompt,
  type PromptPart,
  promptEntries,
  type RecordedPrompt,
} from "./context/prompt.ts";
export { type AlterReason, alterReasons, type OmitReason, omitReasons } from "./context/reasons.ts";
export type { RuleSet } from "./context/rules.ts";
export type { ContextSettings } from "./context/settings.ts";
export { BriefSession } from "./derive/brief-session.ts";
export { listDiagnostics } from "./derive/list-diagnostics.ts";
export { countStatuses, type ListedStatus, listedStatusOf } from "./derive/listed-status.ts";
export { countTotals, type SessionTotals, type ToolTotals } from "./derive/session-totals.ts";
export { findSettingEntries, type SettingEntries } from "./derive/setting-entries.ts";
export { lastActivityOf, lastSpokenOf, type SessionStatus, statusOf } from "./derive/status.ts";
export { type SessionSummary, type ShapeOutline, summariseSession } from "./derive/summarise.ts";
export {
  type FullTitle,
  findFirstPrompt,
  firstPromptOf,
  fullTitleOf,
  headerTitleOf,
  type SessionTitle,
  titleOf,
} from "./derive/title.ts";
export { type RecordedUsage, recordedUsage, usageTotals } from "./derive/usage-totals.ts";
export {
  type Diagnostic,
  type DiagnosticCode,
  describeRepair,
  diagnosticKinds,
  oddFieldOf,
  type Severity,
} from "./diagnostics.ts";
export type { ContextPart } from "./entries/declaration.ts";
export {
  type AnyEntryDeclaration,
  type EntryBody,
  type EntryType,
  entryDeclaration,
  entryDeclarations,
} from "./entries/index.ts";
export { splitModel } from "./entries/model-change.ts";
export { FactsReader, readFacts } from "./facts/build.ts";
export type { Facts, Header, Place, TitleSlot } from "./facts/columns.ts";
export { type FilePart, FileParts } from "./facts/file-parts.ts";
export { type Places, readPreviews } from "./facts/read-previews.ts";
export {
  decodeFacts,
  decodePreviews,
  encodeFacts,
  encodePreviews,
  FactsFormatError,
} from "./facts/serialise.ts";
export { joinTexts as joinPreviews } from "./facts/text-codec.ts";
export { emptyTexts, TextColumn, type TextData } from "./facts/text-column.ts";
export { type PlainFacts, putTogether, takeApart } from "./facts/transfer.ts";
export { currentVersion } from "./migrate/index.ts";
export {
  type ByteSource,
  bytesSource,
  ReadCancelled,
  type StopSignal,
} from "./read/byte-source.ts";
export { asList, asNumber, asObject, asText, asTexts, type JsonObject } from "./read/json.ts";
export { readBody } from "./read/read-body.ts";
export type { LlmMessage, RoleDeclaration } from "./roles/declaration.ts";
export { roleDeclaration, roleDeclarations } from "./roles/index.ts";
export { readTail, type Tail } from "./tail/read-tail.ts";
export {
  type Card,
  type CardKind,
  CardTree,
  cardKinds,
} from "./tree/card-tree.ts";
export { buildCards } from "./tree/cards.ts";
export type { TurnFacts } from "./tree/count-turn.ts";
export { openSession, type Session, type SessionKind } from "./tree/session.ts";
export { type Block, blockText, type ImageBlock, safeJson } from "./values/block.ts";
export {
  Flag,
  type RareFacts,
  type StopReason,
  type ToolCallFact,
  type Usage,
} from "./values/facts-draft.ts";
export type { IconName, Tone } from "./values/look.ts";
export { oneLine, PREVIEW_LENGTH, previewOf, printable } from "./values/preview.ts";
export { totalTokens, type UsageTotals } from "./values/usage.ts";
