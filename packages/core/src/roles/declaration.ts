import type { JsonObject } from "../read/json.ts";
import type { Block } from "../values/block.ts";
import type { FactsDraft } from "../values/facts-draft.ts";
import type { IconName, Tone } from "../values/look.ts";
import type { PromptRecord } from "../values/prompt-record.ts";

/** A message as the model gets it. Content is text or provider-neutral blocks as the file holds them. */
export interface LlmMessage {
  readonly role: "user" | "assistant" | "toolResult" | "developer" | "system";
  readonly content: unknown;
  /** Wrapped in a sentence of the agent's own; ours is a paraphrase of it. */
  readonly wrapped?: true;
  readonly toolCallId?: string;
}

/** Everything others need to know of one message role. A new role is one such file and a line in the list. */
export interface RoleDeclaration {
  readonly role: string;
  readonly name: string;
  readonly icon: IconName;
  readonly tone: Tone;
  /** Ends the run of entries that a turn card gathers. */
  readonly endsTurn: boolean;
  /** What is sent is its `content`, so that a context_edit can give it another one. */
  readonly sendsContent: boolean;
  /** Part of a turn: what the agent said and did. */
  readonly inTurn: boolean;
  collect(message: JsonObject, draft: FactsDraft): void;
  blocks(message: JsonObject): Block[];
  /** What it says of the system prompt and the tools; only roles that set `Flag.recordsPrompt` have it. */
  prompt?(message: JsonObject): PromptRecord;
  /** What is sent for it; an empty list for roles that are never sent. */
  toLlm(message: JsonObject): LlmMessage[];
}
