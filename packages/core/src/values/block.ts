import { asList, asNumber, asObject, asText } from "../read/json.ts";

/** A piece of content as every view can draw it. */
export type Block =
  | { readonly kind: "markdown"; readonly text: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "thinking"; readonly text: string; readonly redacted: boolean }
  | { readonly kind: "code"; readonly text: string; readonly language: string }
  | { readonly kind: "terminal"; readonly text: string }
  | { readonly kind: "diff"; readonly text: string; readonly path: string | undefined }
  | ImageBlock
  | {
      readonly kind: "file";
      readonly name: string;
      readonly mimeType: string | undefined;
      readonly size: number | undefined;
      readonly text: string | undefined;
    }
  | {
      readonly kind: "toolCall";
      readonly id: string;
      readonly name: string;
      readonly arguments: unknown;
      readonly intent: string | undefined;
    }
  | { readonly kind: "error"; readonly text: string }
  /** A fact in our words. */
  | { readonly kind: "note"; readonly text: string }
  | { readonly kind: "json"; readonly title: string | undefined; readonly value: unknown };

/** A picture: in the file itself, or in a blob beside it. */
export interface ImageBlock {
  readonly kind: "image";
  readonly mimeType: string;
  /** Base64, where the file holds the image itself. */
  readonly data: string | undefined;
  /** SHA-256 in hex, where it is kept in a blob. */
  readonly blob: string | undefined;
}

const BLOB = /^blob:sha256:([0-9a-f]{64})$/;

/** The hash in a blob reference, undefined for anything else: other suffixes are damage or an attack, never a path. */
export function blobHash(data: unknown): string | undefined {
  const text = asText(data);
  return text?.startsWith("blob:") ? BLOB.exec(text)?.[1] : undefined;
}

/** An image content block; undefined where it names neither data nor a blob. */
export function imageBlock(raw: { readonly [key: string]: unknown }): ImageBlock | undefined {
  const url = asText(raw["image_url"]) ?? asText(asObject(raw["image_url"])?.["url"]);
  const data = asText(raw["data"]) ?? url;
  if (data === undefined || data === "") return undefined;
  const inline = /^data:([\w.+-]+\/[\w.+-]+);base64,/.exec(data.slice(0, 100));
  const mimeType = asText(raw["mimeType"]) ?? inline?.[1] ?? "image/png";
  const blob = blobHash(data);
  // A reference with any other suffix holds no image that could be shown.
  if (blob === undefined && data.startsWith("blob:")) return undefined;
  return {
    kind: "image",
    mimeType,
    data: blob === undefined ? data.slice(inline?.[0].length ?? 0) : undefined,
    blob,
  };
}

/** How the text of a message is to be read. */
export type TextKind = "markdown" | "text" | "terminal";

/**
 * The content of a message as blocks, in the order written. Whatever is not a known block is shown as
 * what it is (FORMAT §4), so nothing disappears.
 */
export function contentBlocks(content: unknown, textKind: TextKind): Block[] {
  if (typeof content === "string") return content === "" ? [] : [{ kind: textKind, text: content }];
  if (content === undefined) return [];
  const list = asList(content);
  if (!list) {
    return asObject(content) ? [contentBlock(content, textKind)] : [json(undefined, content)];
  }
  const blocks: Block[] = [];
  for (const item of list) blocks.push(contentBlock(item, textKind));
  return blocks;
}

function contentBlock(value: unknown, textKind: TextKind): Block {
  if (typeof value === "string") return { kind: textKind, text: value };
  const raw = asObject(value);
  if (!raw) return json(undefined, value);
  const text = asText(raw["text"]);
  switch (raw["type"]) {
    case "text":
      return text === undefined ? json("text block without text", value) : { kind: textKind, text };
    case "thinking":
      return { kind: "thinking", text: asText(raw["thinking"]) ?? "", redacted: false };
    case "redactedThinking":
      return { kind: "thinking", text: "", redacted: true };
    case "image":
    case "image_url":
      return imageBlock(raw) ?? json("image without data", value);
    case "toolCall":
      return {
        kind: "toolCall",
        id: asText(raw["id"]) ?? "",
        name: asText(raw["name"]) ?? "(no name)",
        arguments: raw["arguments"],
        intent: asText(raw["intent"]),
      };
    default:
      return json(asText(raw["type"]), value);
  }
}

function json(title: string | undefined, value: unknown): Block {
  return { kind: "json", title, value };
}

/** Attachments of old user messages as chips. */
export function attachmentBlocks(attachments: unknown): Block[] {
  const blocks: Block[] = [];
  for (const item of asList(attachments) ?? []) {
    const raw = asObject(item);
    if (!raw) continue;
    blocks.push({
      kind: "file",
      name: asText(raw["fileName"]) ?? "(no name)",
      mimeType: asText(raw["mimeType"]),
      size: asNumber(raw["size"]),
      text: asText(raw["extractedText"]),
    });
  }
  return blocks;
}

/** The readable text of a block: what search looks through. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case "image":
      return "";
    case "file":
      return `${block.name}\n${block.text ?? ""}`;
    case "toolCall":
      return `${block.name} ${safeJson(block.arguments)}`;
    case "json":
      return `${block.title ?? ""} ${safeJson(block.value)}`;
    default:
      return block.text;
  }
}

/** JSON text of a value; for one nested too deeply to be written, a word that says so. */
export function safeJson(value: unknown, indent?: number): string {
  try {
    return JSON.stringify(value, null, indent) ?? "";
  } catch {
    return "(nested too deeply to be shown)";
  }
}
