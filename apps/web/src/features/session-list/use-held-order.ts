import { useMemo, useState } from "react";
import { type HeldOrder, holdOrder } from "./hold-order.ts";

interface Keyed {
  readonly key: string;
}

interface Shown {
  readonly view: string;
  readonly keys: readonly string[];
}

/**
 * Rows in their newest order, or, while someone points at the list or is in it, in the order they had.
 * Another view is never held back: whoever chose it wants to see it.
 */
export function useHeldOrder<Row extends Keyed>(
  rows: readonly Row[],
  view: string,
  isHeld: boolean,
): HeldOrder<Row> & { release(): void } {
  const [shown, setShown] = useState<Shown>({ view, keys: [] });
  const isHolding = isHeld && shown.view === view && shown.keys.length > 0;
  const order = useMemo(
    () => (isHolding ? holdOrder(shown.keys, rows) : { rows, isBehind: false }),
    [isHolding, shown, rows],
  );
  // Set while drawing, as React allows for state that follows from other state.
  if (shown.view !== view || !hasKeys(order.rows, shown.keys)) {
    setShown({ view, keys: order.rows.map((row) => row.key) });
  }
  const release = () => setShown({ view, keys: rows.map((row) => row.key) });
  return { ...order, release };
}

function hasKeys(rows: readonly Keyed[], keys: readonly string[]): boolean {
  return rows.length === keys.length && rows.every((row, i) => row.key === keys[i]);
}
