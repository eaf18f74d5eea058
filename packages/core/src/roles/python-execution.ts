import { asText } from "../read/json.ts";
import { previewOf } from "../values/preview.ts";
import { collectExecution, executionBlocks, executionEnd, fencedOutput } from "./bash-execution.ts";
import { textContent } from "./content-facts.ts";
import type { RoleDeclaration } from "./declaration.ts";

export const pythonExecution: RoleDeclaration = {
  role: "pythonExecution",
  name: "User ran Python",
  icon: "terminal",
  tone: "user",
  endsTurn: true,
  sendsContent: false,
  inTurn: false,
  collect(message, draft) {
    draft.preview = previewOf(asText(message["code"]) ?? "");
    collectExecution(message, draft);
  },
  blocks: (message) => [
    { kind: "code", text: asText(message["code"]) ?? "", language: "python" },
    ...executionBlocks(message),
  ],
  toLlm(message) {
    if (message["excludeFromContext"]) return [];
    const code = asText(message["code"]) ?? "";
    const text = `Ran Python:\n\`\`\`python\n${code}\n\`\`\`\n${fencedOutput(message, "Output:\n")}${executionEnd(message, "execution cancelled", "Execution failed")}`;
    return [{ role: "user", content: textContent(text) }];
  },
};
