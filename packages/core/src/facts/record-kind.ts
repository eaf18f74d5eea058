import { asId, asText, type JsonObject } from "../read/json.ts";

/** What a record is, whatever it holds besides. */
export type RecordKind =
  /** omp's title slot. */
  | "slot"
  | "header"
  | "entry"
  /** Neither a type nor an id that anything could hang on. */
  | "nothing";

export function kindOfRecord(value: JsonObject): RecordKind {
  const type = asText(value["type"]);
  if (type === "session") return "header";
  const hasId = asId(value["id"]) !== undefined;
  if (type === "title" && !hasId) return "slot";
  return type === undefined && !hasId ? "nothing" : "entry";
}
