import { attachmentBlocks, contentBlocks } from "../values/block.ts";
import { collectContent } from "./content-facts.ts";
import type { RoleDeclaration } from "./declaration.ts";

export const user: RoleDeclaration = {
  role: "user",
  name: "User",
  icon: "user",
  tone: "user",
  endsTurn: true,
  sendsContent: true,
  inTurn: false,
  collect: (message, draft) => collectContent(message["content"], draft),
  blocks: (message) => [
    ...contentBlocks(message["content"], "markdown"),
    ...attachmentBlocks(message["attachments"]),
  ],
  toLlm: (message) => [{ role: "user", content: message["content"] }],
};
