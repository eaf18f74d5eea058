/**
 * A JSON value without what is nested deeper than `depth`, which becomes null: what is handed on as JSON
 * must not overflow the stack of whoever writes it.
 */
export function limitDepth(value: unknown, depth: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth === 0) return null;
  if (Array.isArray(value)) return value.map((item) => limitDepth(item, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, limitDepth(item, depth - 1)]),
  );
}
