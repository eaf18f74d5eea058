import { contentBlocks } from "../values/block.ts";
import { collectContent } from "./content-facts.ts";
import type { RoleDeclaration } from "./declaration.ts";

export const developer: RoleDeclaration = {
  role: "developer",
  name: "Developer",
  icon: "developer",
  tone: "neutral",
  endsTurn: false,
  sendsContent: true,
  inTurn: false,
  collect: (message, draft) => collectContent(message["content"], draft),
  blocks: (message) => contentBlocks(message["content"], "markdown"),
  toLlm: (message) => [{ role: "developer", content: message["content"] }],
};
