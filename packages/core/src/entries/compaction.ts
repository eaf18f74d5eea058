import { asId, asList, asNumber, asObject, asText, type JsonObject } from "../read/json.ts";
import { readSystemMessage } from "../roles/system.ts";
import type { Block } from "../values/block.ts";
import { Flag } from "../values/facts-draft.ts";
import { previewOf } from "../values/preview.ts";
import { decodeUsage } from "../values/usage.ts";
import { defineEntry } from "./declaration.ts";

/** A summary that replaces what came before it, but for the entries from the first kept one on. */
export const compaction = defineEntry({
  type: "compaction",
  name: "Compaction",
  icon: "compaction",
  tone: "summary",
  context: "compaction",
  look: "bar",
  hiddenByDefault: false,
  decode: (raw) => ({
    summary: asText(raw["summary"]) ?? "",
    shortSummary: asText(raw["shortSummary"]),
    firstKeptEntryId: asId(raw["firstKeptEntryId"]),
    firstKeptEntryIndex: asNumber(raw["firstKeptEntryIndex"]),
    providerReplayThroughEntryId: asId(raw["providerReplayThroughEntryId"]),
    tokensBefore: asNumber(raw["tokensBefore"]),
    tokensAfter: asNumber(raw["tokensAfter"]),
    method: asText(raw["method"]),
    warning: asText(raw["warning"]),
    details: raw["details"],
    isRemote: isRemote(raw),
    systemMessage: asObject(raw["systemMessage"]),
    fromExtension: raw["fromExtension"] === true || raw["fromHook"] === true,
    usage: decodeUsage(raw["usage"]),
  }),
  collect(body, draft) {
    const { rare } = draft;
    draft.preview = previewOf(body.shortSummary || body.summary);
    if (body.firstKeptEntryId !== undefined) rare.target = body.firstKeptEntryId;
    if (body.firstKeptEntryIndex !== undefined) rare.keptIndex = body.firstKeptEntryIndex;
    if (body.providerReplayThroughEntryId !== undefined) {
      rare.replayThrough = body.providerReplayThroughEntryId;
    }
    if (body.tokensBefore !== undefined) rare.tokensBefore = body.tokensBefore;
    if (body.tokensAfter !== undefined) rare.tokensAfter = body.tokensAfter;
    if (body.usage) rare.usage = body.usage;
    if (body.isRemote) draft.flags |= Flag.remoteCompaction;
    if (body.systemMessage) draft.flags |= Flag.systemCheckpoint | Flag.recordsPrompt;
    if (body.fromExtension) draft.flags |= Flag.fromExtension;
  },
  blocks(body) {
    const blocks: Block[] = [{ kind: "markdown", text: body.summary }];
    if (body.warning) blocks.push({ kind: "error", text: body.warning });
    if (body.details !== undefined && body.details !== null) {
      blocks.push({ kind: "json", title: "details", value: body.details });
    }
    return blocks;
  },
  prompt(raw) {
    const checkpoint = asObject(raw["systemMessage"]);
    return checkpoint && { ...readSystemMessage(checkpoint), isWhole: true };
  },
});

/** Whether the provider keeps the compacted history itself: needs both its name and the history (FORMAT §7). */
function isRemote(raw: JsonObject): boolean {
  const remote = asObject(asObject(raw["preserveData"])?.["openaiRemoteCompaction"]);
  return (
    remote !== undefined &&
    asId(remote["provider"]) !== undefined &&
    asList(remote["replacementHistory"]) !== undefined
  );
}
