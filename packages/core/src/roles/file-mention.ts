import { asList, asNumber, asObject, asText, type JsonObject } from "../read/json.ts";
import { type Block, imageBlock } from "../values/block.ts";
import { Flag } from "../values/facts-draft.ts";
import { previewOf } from "../values/preview.ts";
import { collectContent, textContent } from "./content-facts.ts";
import type { LlmMessage, RoleDeclaration } from "./declaration.ts";

/** Files that the user named with `@`. */
export const fileMention: RoleDeclaration = {
  role: "fileMention",
  name: "File mention",
  icon: "file",
  tone: "neutral",
  endsTurn: false,
  sendsContent: false,
  inTurn: false,
  collect(message, draft) {
    const files = filesOf(message);
    collectContent(
      files.map((file) => file["image"]),
      draft,
    );
    draft.preview = previewOf(files.map(pathOf).join(", "));
    if (files.some((file) => asObject(file["image"]))) draft.flags |= Flag.hasImage;
    if (files.length === 0) draft.flags |= Flag.nothingToSend;
  },
  blocks: (message) => filesOf(message).flatMap(fileBlocks),
  toLlm(message) {
    const files = filesOf(message);
    const texts = files.filter((file) => !file["image"]);
    const images = files.filter((file) => file["image"]);
    const sent: LlmMessage[] = [];
    if (texts.length > 0) {
      sent.push({ role: "developer", content: textContent(texts.map(wrapFile).join("\n")) });
    }
    if (images.length > 0) {
      const content = [
        ...textContent(images.map(wrapFile).join("\n")),
        ...images.map((file) => file["image"]),
      ];
      sent.push({ role: "user", content });
    }
    return sent;
  },
};

function filesOf(message: JsonObject): JsonObject[] {
  return (asList(message["files"]) ?? []).map(asObject).filter((file) => file !== undefined);
}

function pathOf(file: JsonObject): string {
  return asText(file["path"]) ?? "(no path)";
}

function wrapFile(file: JsonObject): string {
  const content = asText(file["content"]);
  return `<file path="${pathOf(file)}">\n${content ? `${content}\n` : ""}</file>`;
}

function fileBlocks(file: JsonObject): Block[] {
  const skipped = asText(file["skippedReason"]);
  const raw = asObject(file["image"]);
  const image = raw && imageBlock(raw);
  const chip: Block = {
    kind: "file",
    name: pathOf(file),
    mimeType: undefined,
    size: asNumber(file["byteSize"]),
    text: asText(file["content"]),
  };
  const blocks: Block[] = [chip];
  if (image) blocks.push(image);
  if (skipped) blocks.push({ kind: "note", text: `Not read: ${skipped}` });
  return blocks;
}
