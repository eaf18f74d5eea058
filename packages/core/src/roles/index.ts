// The list of message roles (FORMAT §4). Shared code asks the declaration, never the name.

import { assistant } from "./assistant.ts";
import { bashExecution } from "./bash-execution.ts";
import { custom, hookMessage } from "./custom.ts";
import type { RoleDeclaration } from "./declaration.ts";
import { developer } from "./developer.ts";
import { fileMention } from "./file-mention.ts";
import { pythonExecution } from "./python-execution.ts";
import { branchSummary, compactionSummary } from "./summary.ts";
import { system } from "./system.ts";
import { toolResult } from "./tool-result.ts";
import { unknownRole } from "./unknown.ts";
import { user } from "./user.ts";

/** Every known role, one declaration each. */
export const roleDeclarations: readonly RoleDeclaration[] = [
  user,
  assistant,
  toolResult,
  system,
  developer,
  bashExecution,
  pythonExecution,
  custom,
  hookMessage,
  fileMention,
  branchSummary,
  compactionSummary,
];

const byRole = new Map(roleDeclarations.map((declaration) => [declaration.role, declaration]));

/** The declaration of a role, or the fallback that shows it as it is. */
export function roleDeclaration(role: string): RoleDeclaration {
  return byRole.get(role) ?? unknownRole;
}
