import { asId, asObject, asText, type JsonObject } from "./json.ts";

/**
 * Whether an object found inside damaged bytes is a record and not a part of one. A content block has
 * a type and may have an id; what only records have is a place in the session.
 */
export function isRecordShaped(value: JsonObject, entryTypes: ReadonlySet<string>): boolean {
  const type = asText(value["type"]);
  if (type === "session") return asId(value["id"]) !== undefined && "timestamp" in value;
  const placed = asId(value["timestamp"]) !== undefined || "parentId" in value;
  if (type === "message") {
    return asObject(value["message"]) !== undefined && (placed || asId(value["id"]) !== undefined);
  }
  if (type === undefined || !placed) return false;
  return entryTypes.has(type) || (asId(value["id"]) !== undefined && "parentId" in value);
}
