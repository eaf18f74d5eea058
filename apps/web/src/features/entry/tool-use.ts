// A tool call with its result, as the cards want it.

import {
  asNumber,
  asObject,
  asText,
  type Block,
  type JsonObject,
  roleDeclaration,
  type Session,
} from "@leafwalk/core";
import type { BodyState } from "../../source/use-body.ts";

/** Results that belong into the cards of an entry's calls. */
export interface ToolResults {
  /** Position of the entry that answers a call, undefined for a call without a result. */
  positionOf(callId: string): number | undefined;
  bodyOf(position: number): BodyState;
  /** Calls that are not sent, because nothing answers them. */
  readonly stripped: ReadonlySet<string>;
}

export interface ToolResult {
  readonly position: number;
  readonly message: JsonObject;
  readonly blocks: readonly Block[];
  readonly details: JsonObject | undefined;
  readonly isError: boolean;
}

export interface ToolUse {
  readonly name: string;
  /** {} where the call names no arguments or they are no object. */
  readonly args: JsonObject;
  readonly rawArgs: unknown;
  readonly result: ToolResult | undefined;
}

export function readResult(position: number, body: JsonObject): ToolResult {
  const message = asObject(body["message"]) ?? {};
  return {
    position,
    message,
    blocks: roleDeclaration("toolResult").blocks(message),
    details: asObject(message["details"]),
    isError: message["isError"] === true,
  };
}

/** The text of a result, blocks joined. */
export function textOfResult(result: ToolResult): string {
  return result.blocks
    .flatMap((block) => (block.kind === "terminal" ? [block.text] : []))
    .join("\n");
}

/** Exit code that a result tells: in its details, or in the last words of its text. */
export function exitCodeOf(result: ToolResult): number | undefined {
  const recorded = asNumber(result.details?.["exitCode"]);
  if (recorded !== undefined) return recorded;
  const tail = textOfResult(result).slice(-300);
  const match = /exit(?:ed with)? code:? (\d{1,3})\b/i.exec(tail);
  return match ? Number(match[1]) : undefined;
}

/** From the call to its result, in milliseconds; 0 where nobody knows. */
export function durationOf(session: Session, call: number, result: number): number {
  const [from, to] = [session.facts.time[call], session.facts.time[result]];
  return from !== undefined && to !== undefined && to > from ? to - from : 0;
}

const telling = [
  "command",
  "path",
  "file_path",
  "filePath",
  "pattern",
  "query",
  "url",
  "description",
  "name",
];

/** The argument that says most: one that tools commonly have, else the first short text. */
export function mainArgument(args: JsonObject): string | undefined {
  for (const key of telling) {
    const text = asText(args[key]);
    if (text) return text;
  }
  return Object.values(args).find((value): value is string => {
    const text = asText(value);
    return text !== undefined && text !== "" && text.length <= 200;
  });
}
