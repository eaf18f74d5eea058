import { asObject, type JsonObject } from "./json.ts";
import { parseBody } from "./parse-record.ts";

/**
 * The record in the bytes of an entry (`[offset, offset + length)` of the file), parsed whole and with
 * the repairs that reading the file applied; undefined where they hold no object (the file changed).
 */
export function readBody(bytes: Uint8Array): JsonObject | undefined {
  return asObject(parseBody(bytes));
}
