import { type Block, contentBlocks } from "../values/block.ts";
import { Flag } from "../values/facts-draft.ts";
import { jsonPreview } from "../values/preview.ts";
import { collectContent } from "./content-facts.ts";
import type { RoleDeclaration } from "./declaration.ts";

/** Any role that has no declaration: shown as it is, never sent. */
export const unknownRole: RoleDeclaration = {
  role: "",
  name: "Message of an unknown role",
  icon: "unknown",
  tone: "neutral",
  endsTurn: true,
  sendsContent: false,
  inTurn: false,
  collect(message, draft) {
    collectContent(message["content"], draft);
    draft.flags |= Flag.unknownRole;
    if (draft.preview === "") draft.preview = jsonPreview(message);
  },
  blocks(message) {
    const blocks: Block[] = contentBlocks(message["content"], "markdown");
    return [...blocks, { kind: "json", title: undefined, value: message }];
  },
  toLlm: () => [],
};
