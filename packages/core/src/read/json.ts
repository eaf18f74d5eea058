/** A parsed JSON object whose fields nobody has checked yet. */
export type JsonObject = { readonly [key: string]: unknown };

/** The value where it is an object that is no list. */
export function asObject(value: unknown): JsonObject | undefined {
  // The cast follows the check: a non-null, non-array object is a JsonObject.
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined;
}

/** The value where it is a list. */
export function asList(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

/** The value where it is a string, the empty one too. */
export function asText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** A non-empty string: what an id has to be (FORMAT §6). */
export function asId(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** The value where it is a finite number. */
export function asNumber(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** The strings of a list, other members dropped. */
export function asTexts(value: unknown): string[] {
  return (asList(value) ?? []).filter((item): item is string => typeof item === "string");
}
