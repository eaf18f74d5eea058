// Which ground and frame a message gets. What is not listed here is drawn from its blocks, plainly.

import { entryDeclaration } from "@leafwalk/core";

export type MessageLook = "user" | "box" | "plain" | "system" | "execution" | "result";

const byRole = new Map<string, MessageLook>([
  ["user", "user"],
  ["system", "system"],
  ["developer", "box"],
  ["custom", "box"],
  ["hookMessage", "box"],
  ["fileMention", "box"],
  ["bashExecution", "execution"],
  ["pythonExecution", "execution"],
  ["toolResult", "result"],
]);

export function messageLook(type: string, role: string): MessageLook {
  if (role !== "") return byRole.get(role) ?? "plain";
  const { context, tone } = entryDeclaration(type);
  return context === "message" && tone === "neutral" ? "box" : "plain";
}
