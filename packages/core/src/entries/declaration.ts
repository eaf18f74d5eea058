import type { JsonObject } from "../read/json.ts";
import type { Block } from "../values/block.ts";
import type { FactsDraft } from "../values/facts-draft.ts";
import type { IconName, Tone } from "../values/look.ts";
import type { PromptRecord } from "../values/prompt-record.ts";

/** How an entry takes part in the context (FORMAT §3, last column). */
export type ContextPart =
  /** Sent as a message. */
  | "message"
  /** Sent as a branch summary, unless that is empty. */
  | "branch-summary"
  /** Its summary replaces what came before. */
  | "compaction"
  /** Never sent. */
  | "never";

/** Everything others need to know of one entry type. A new type is one such file and a line in the list. */
export interface EntryDeclaration<Type extends string, Body> {
  readonly type: Type;
  /** What people call it. */
  readonly name: string;
  readonly icon: IconName;
  readonly tone: Tone;
  readonly context: ContextPart;
  /** A card of its own, a line of text on the rail, or a bar across the lane. */
  readonly look: "card" | "line" | "bar";
  /** Left out of views that show only what was said and done. */
  readonly hiddenByDefault: boolean;
  /** The record's fields as far as they have the documented type; never throws. */
  decode(raw: JsonObject): Body;
  /** Puts the entry's facts into the draft. */
  collect(body: Body, draft: FactsDraft): void;
  /** What there is to read, in order. */
  blocks(body: Body): Block[];
  /** What a record says of the system prompt and the tools; only types that set `Flag.recordsPrompt` have it. */
  prompt?(raw: JsonObject): PromptRecord | undefined;
}

/** Keeps the type literal and the body type of a declaration. */
export function defineEntry<const Type extends string, Body>(
  declaration: EntryDeclaration<Type, Body>,
): EntryDeclaration<Type, Body> {
  return declaration;
}
