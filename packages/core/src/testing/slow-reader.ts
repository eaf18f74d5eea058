import { entryDeclaration } from "../entries/index.ts";
import { asId, asObject, asText, type JsonObject } from "../read/json.ts";
import { decodeUtf8 } from "../read/utf8.ts";
import { type FactsDraft, newDraft } from "../values/facts-draft.ts";

/** What the slow reader says of an entry. */
export interface SlowEntry {
  readonly raw: JsonObject;
  readonly line: number;
  readonly type: string;
  readonly id: string;
  readonly draft: FactsDraft;
}

/**
 * The obvious way to read a file in which every line is JSON: the whole of it as one string, split,
 * parsed. Judges the fast way in tests.
 */
export function readSlowly(bytes: Uint8Array): SlowEntry[] {
  const entries: SlowEntry[] = [];
  decodeUtf8(bytes)
    .split("\n")
    .forEach((text, index) => {
      if (text.trim() === "") return;
      const raw = asObject(JSON.parse(text));
      if (!raw) return;
      const type = asText(raw["type"]);
      if (type === "session" || (type === "title" && !asId(raw["id"]))) return;
      const id = asId(raw["id"]) ?? "";
      if (type === undefined && id === "") return;
      const draft = newDraft();
      const declaration = entryDeclaration(type ?? "");
      declaration.collect(declaration.decode(raw), draft);
      entries.push({ raw, line: index + 1, type: type ?? "", id, draft });
    });
  return entries;
}
