import { entryDeclaration } from "../entries/index.ts";
import { asText, type JsonObject } from "../read/json.ts";
import { type FactsDraft, newDraft } from "../values/facts-draft.ts";

/** What the record of an entry says by its type, and that type: "" where it has none. */
export function draftEntry(value: JsonObject): { type: string; draft: FactsDraft } {
  const type = asText(value["type"]) ?? "";
  const draft = newDraft();
  const declaration = entryDeclaration(type);
  declaration.collect(declaration.decode(value), draft);
  return { type, draft };
}
