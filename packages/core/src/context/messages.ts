// From a plan to messages: the bodies come in, everything else the plan has decided.

import { roleOf } from "../entries/message.ts";
import { asId, asList, asObject, asText, type JsonObject } from "../read/json.ts";
import type { LlmMessage } from "../roles/declaration.ts";
import { roleDeclaration } from "../roles/index.ts";
import type { PlannedMessage } from "./plan.ts";

/** A message as the agent keeps it: a role and what that role has. */
export type AgentMessage = JsonObject;

/** Gives the body of an entry, parsed whole and migrated (`Session.migrate`); undefined if it cannot be had. */
export type BodyOf = (position: number) => JsonObject | undefined;

/** Positions whose bodies `agentMessage` asks for. */
export function bodiesOf(planned: PlannedMessage): number[] {
  return planned.edit === undefined ? [planned.position] : [planned.position, planned.edit];
}

/** The message that a plan sends for an entry; undefined where its body cannot be had. */
export function agentMessage(planned: PlannedMessage, bodyOf: BodyOf): AgentMessage | undefined {
  const body = bodyOf(planned.position);
  if (!body) return undefined;
  switch (planned.part) {
    case "system-message":
      return asObject(body["systemMessage"]);
    case "compaction-summary":
      return {
        role: "compactionSummary",
        summary: asText(body["summary"]) ?? "",
        tokensBefore: body["tokensBefore"],
      };
    case "branch-summary":
      return {
        role: "branchSummary",
        summary: asText(body["summary"]) ?? "",
        fromId: asId(body["fromId"]),
      };
    case "message":
      return changed(
        planned,
        body["type"] === "message" ? asObject(body["message"]) : customOf(body),
        bodyOf,
      );
  }
}

function customOf(body: JsonObject): AgentMessage {
  const { customType, content, display, details, attribution } = body;
  return { role: "custom", customType, content, display, details, attribution };
}

function changed(
  { edit, strippedCalls }: PlannedMessage,
  message: AgentMessage | undefined,
  bodyOf: BodyOf,
): AgentMessage | undefined {
  if (!message) return undefined;
  const replacement = edit === undefined ? undefined : asObject(bodyOf(edit)?.["replacement"]);
  const edited = replacement ? { ...message, content: replacement["content"] } : message;
  if (!strippedCalls) return edited;
  return { ...edited, content: stripCalls(edited["content"], strippedCalls) };
}

/**
 * Content without the calls; redacted thinking goes with them and thinking loses its signature, because
 * a provider refuses signed reasoning in a turn that was changed (FORMAT §7).
 */
function stripCalls(content: unknown, calls: ReadonlySet<string>): unknown {
  return asList(content)?.flatMap((block) => {
    const raw = asObject(block);
    if (raw?.["type"] === "redactedThinking") return [];
    if (raw?.["type"] === "toolCall" && calls.has(asText(raw["id"]) ?? "")) return [];
    if (raw?.["type"] === "thinking" && raw["thinkingSignature"]) {
      const { thinkingSignature: _, ...rest } = raw;
      return [rest];
    }
    return [block];
  });
}

/** What the model gets for a message: none for what is never sent, two where images need a message of their own. */
export function llmMessages(planned: PlannedMessage, message: AgentMessage): LlmMessage[] {
  const source = planned.dropsUnfinishedThinking
    ? { ...message, content: dropUnfinishedThinking(message["content"]) }
    : message;
  return roleDeclaration(roleOf(source)).toLlm(source);
}

/** Drops the run of unsigned thinking at the end (behind it only empty texts), as omp 18 does. */
function dropUnfinishedThinking(content: unknown): unknown {
  const blocks = asList(content);
  if (!blocks) return content;
  const textOf = (block: unknown, type: string) => {
    const raw = asObject(block);
    return raw?.["type"] === type ? (asText(raw[type]) ?? "").trim() : undefined;
  };
  let end = blocks.length;
  while (end > 0 && textOf(blocks[end - 1], "text") === "") end--;
  let start = end;
  while (start > 0) {
    const block = blocks[start - 1];
    if (!textOf(block, "thinking") || asObject(block)?.["thinkingSignature"]) break;
    start--;
  }
  return start === end ? content : blocks.slice(0, start);
}
