import { asList, asObject, asText, type JsonObject } from "../read/json.ts";
import { TEXT_HEAD, TEXT_TAIL } from "../read/skip-scan.ts";
import { blobHash } from "../values/block.ts";
import { type FactsDraft, Flag } from "../values/facts-draft.ts";
import { jsonPreview, previewOf } from "../values/preview.ts";

/** First text of a content, "" where it has none. */
export function firstText(content: unknown): string {
  if (typeof content === "string") return content;
  const list = asList(content) ?? [content];
  for (const item of list) {
    if (typeof item === "string" && item.trim() !== "") return item;
    const raw = asObject(item);
    const text =
      raw && (raw["type"] === "text" || raw["type"] === undefined) && asText(raw["text"]);
    if (text && text.trim() !== "") return text;
  }
  return "";
}

/** Preview and image facts of a content that is text or blocks. */
export function collectContent(content: unknown, draft: FactsDraft): void {
  draft.preview = previewOf(firstText(content));
  if (draft.preview === "") draft.flags |= Flag.noText;
  const list = asList(content) ?? [content];
  const blobs: string[] = [];
  for (const item of list) {
    const raw = asObject(item);
    if (!raw || (raw["type"] !== "image" && raw["type"] !== "image_url")) continue;
    draft.flags |= Flag.hasImage;
    const url = asObject(raw["image_url"])?.["url"] ?? raw["image_url"];
    const hash = blobHash(raw["data"]) ?? blobHash(url);
    if (hash) blobs.push(hash);
  }
  if (blobs.length > 0) {
    draft.flags |= Flag.hasBlob;
    draft.rare.blobs = blobs;
  }
  if (draft.preview === "" && content !== undefined && content !== null && content !== "") {
    draft.preview = draft.flags & Flag.hasImage ? "(image)" : jsonPreview(emptyless(content));
  }
}

function emptyless(content: unknown): unknown {
  return Array.isArray(content) && content.length === 0 ? "" : content;
}

const ARTIFACT = /artifact:\/\/([A-Za-z0-9._-]{1,128})/g;

/** Artifacts named at the ends of a content's texts, where the agent says that an output was cut: `artifact://3` gives "3". */
export function artifactNames(content: unknown): string[] {
  const names = new Set<string>();
  for (const item of typeof content === "string" ? [content] : (asList(content) ?? [])) {
    const text = asText(item) ?? asText(asObject(item)?.["text"]) ?? "";
    for (const part of [text.slice(0, TEXT_HEAD), text.slice(-TEXT_TAIL)]) {
      for (const match of part.matchAll(ARTIFACT)) names.add(match[1] ?? "");
    }
  }
  return [...names];
}

/** Content without what the agent never sends with a tool result's text: nothing for other roles. */
export function textContent(text: string): JsonObject[] {
  return [{ type: "text", text }];
}
