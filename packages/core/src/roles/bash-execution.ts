import { asList, asNumber, asText, type JsonObject } from "../read/json.ts";
import type { Block } from "../values/block.ts";
import { type FactsDraft, Flag } from "../values/facts-draft.ts";
import { previewOf } from "../values/preview.ts";
import { textContent } from "./content-facts.ts";
import type { RoleDeclaration } from "./declaration.ts";

export const bashExecution: RoleDeclaration = {
  role: "bashExecution",
  name: "User ran",
  icon: "terminal",
  tone: "user",
  endsTurn: true,
  sendsContent: false,
  inTurn: false,
  collect(message, draft) {
    draft.preview = previewOf(asText(message["command"]) ?? "");
    collectExecution(message, draft);
  },
  blocks: (message) => [
    { kind: "code", text: asText(message["command"]) ?? "", language: "bash" },
    ...executionBlocks(message),
  ],
  toLlm(message) {
    if (message["excludeFromContext"]) return [];
    const command = asText(message["command"]) ?? "";
    const text = `Ran \`${command}\`\n${fencedOutput(message, "")}${executionEnd(message, "command cancelled", "Command exited")}`;
    // Images that a command showed travel with its output (omp 18).
    return [
      { role: "user", content: [...textContent(text), ...(asList(message["images"]) ?? [])] },
    ];
  },
};

/** Facts that shell and Python executions share. */
export function collectExecution(message: JsonObject, draft: FactsDraft): void {
  if (message["excludeFromContext"]) draft.flags |= Flag.excluded;
  const exitCode = asNumber(message["exitCode"]);
  if (exitCode !== undefined) draft.rare.exitCode = exitCode;
  if (exitCode !== undefined && exitCode !== 0) draft.flags |= Flag.isError;
}

/** Output and outcome of an execution; an exit code that was not recorded is not mentioned. */
export function executionBlocks(message: JsonObject): Block[] {
  const blocks: Block[] = [];
  const output = asText(message["output"]);
  if (output) blocks.push({ kind: "terminal", text: output });
  const exitCode = asNumber(message["exitCode"]);
  if (message["cancelled"] === true) blocks.push({ kind: "note", text: "Cancelled" });
  else if (exitCode !== undefined && exitCode !== 0) {
    blocks.push({ kind: "error", text: `Exit code ${exitCode}` });
  }
  if (message["truncated"] === true) {
    const path = asText(message["fullOutputPath"]);
    blocks.push({ kind: "note", text: path ? `Cut; the whole output was at ${path}` : "Cut" });
  }
  return blocks;
}

export function fencedOutput(message: JsonObject, lead: string): string {
  const output = asText(message["output"]);
  return output ? `${lead}\`\`\`\n${output}\n\`\`\`` : "(no output)";
}

export function executionEnd(message: JsonObject, cancelled: string, failed: string): string {
  if (message["cancelled"]) return `\n\n(${cancelled})`;
  const exitCode = asNumber(message["exitCode"]);
  return exitCode ? `\n\n${failed} with code ${exitCode}` : "";
}
