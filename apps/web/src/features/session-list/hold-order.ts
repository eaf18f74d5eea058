interface Keyed {
  readonly key: string;
}

export interface HeldOrder<Row extends Keyed> {
  readonly rows: readonly Row[];
  /** Whether another order, or rows in between, wait to be shown. */
  readonly isBehind: boolean;
}

/**
 * New rows in the order that is on the screen, so that nothing moves under a pointer or a focus. Rows
 * that belong between the known ones wait; those behind the last known one are simply added.
 */
export function holdOrder<Row extends Keyed>(
  keys: readonly string[],
  rows: readonly Row[],
): HeldOrder<Row> {
  const known = new Set(keys);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const held = keys.flatMap((key) => byKey.get(key) ?? []);
  const lastKnown = rows.findLastIndex((row) => known.has(row.key));
  held.push(...rows.slice(lastKnown + 1));
  const isBehind = held.length < rows.length || held.some((row, i) => row !== rows[i]);
  return { rows: held, isBehind };
}
