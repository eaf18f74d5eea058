import type { SessionRow } from "@leafwalk/server";
import { groupOfTime } from "../../format/time.ts";
import { timeOfRow } from "./row-words.ts";

/** One line of the list: a heading, or a session as deep as it lies under its parents. */
export type ListItem =
  | { readonly isRow: false; readonly key: string; readonly name: string }
  | {
      readonly isRow: true;
      readonly key: string;
      readonly row: SessionRow;
      readonly depth: number;
    };

interface Choice {
  /** Headings only make sense where the list is ordered by time. */
  readonly isGrouped: boolean;
  /** Sessions whose subagents are shown. */
  readonly open: ReadonlySet<string>;
  readonly now: number;
}

export function listItems(rows: readonly SessionRow[], choice: Choice): ListItem[] {
  const items: ListItem[] = [];
  let oldest = Number.POSITIVE_INFINITY;
  let group = "";
  for (const row of rows) {
    const time = timeOfRow(row);
    // While an order is held, a row may be newer than the one above it: it stays under the same heading.
    oldest = Math.min(oldest, time);
    const name = groupOfTime(oldest, choice.now);
    if (choice.isGrouped && name !== group) {
      group = name;
      items.push({ isRow: false, key: `group ${name}`, name });
    }
    addRow(items, row, 0, choice.open);
  }
  return items;
}

function addRow(
  items: ListItem[],
  row: SessionRow,
  depth: number,
  open: ReadonlySet<string>,
): void {
  items.push({ isRow: true, key: row.key, row, depth });
  if (!open.has(row.key)) return;
  for (const subagent of row.subagents) addRow(items, subagent, depth + 1, open);
}
