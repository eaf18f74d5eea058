// Rows of what was left out, once a reader has opened it: first by card, then entry by entry. They are rows
// of the list like any other, so that a group of ten thousand costs no more than what is in view.

import type { CardTree, Session } from "@leafwalk/core";
import { pairResults } from "./pair-results.ts";
import type { LeftOutRow, Row } from "./rows.ts";

export type ShownRow =
  | Row
  /** Entries of one card of a group that is open. */
  | { readonly kind: "left-out-card"; readonly key: string; readonly positions: readonly number[] };

/** Groups of so few entries open whole, without a step between. */
const WHOLE_AT_MOST = 4;

export function openGroups(
  session: Session,
  rows: readonly Row[],
  cards: CardTree,
  isOpen: (key: string) => boolean,
  base = 0,
): ShownRow[] {
  const shown: ShownRow[] = [];
  const pushEntries = (positions: readonly number[]) => {
    const items = positions.map((position) => ({ position, isMessage: true }));
    for (const { index, results } of pairResults(session, items)) {
      const position = positions[index]!;
      shown.push({ kind: "left-out-entry", key: `e${position - base}`, position, results });
    }
  };
  for (const row of rows) {
    shown.push(row);
    if (row.kind === "bar" && isOpen(row.key)) shown.push(row.inside);
    const isGroup = row.kind === "left-out" || row.kind === "state";
    if (!isGroup || !isOpen(row.key)) continue;
    if (row.positions.length <= WHOLE_AT_MOST || row.kind === "state") {
      pushEntries(row.positions);
      continue;
    }
    for (const positions of splitByCard(row, cards)) {
      const key = keyOfCard(positions, base);
      shown.push({ kind: "left-out-card", key, positions });
      if (isOpen(key)) pushEntries(positions);
    }
  }
  return shown;
}

function splitByCard({ positions }: LeftOutRow, cards: CardTree): number[][] {
  const groups: number[][] = [];
  let last: number | undefined;
  for (const position of positions) {
    if (cards.cardOf(position) === last) groups.at(-1)!.push(position);
    else groups.push([position]);
    last = cards.cardOf(position);
  }
  return groups;
}

/** Keys that have to be open for an entry to be drawn; empty where it is drawn anyway. */
export function keysAround(
  row: Row | undefined,
  cards: CardTree,
  position: number,
  base = 0,
): string[] {
  if (row?.kind === "state" || row?.kind === "bar") return [row.key];
  if (row?.kind !== "left-out") return [];
  if (row.positions.length <= WHOLE_AT_MOST) return [row.key];
  const card = splitByCard(row, cards).find((positions) => positions.includes(position));
  return card ? [row.key, keyOfCard(card, base)] : [row.key];
}

function keyOfCard([first = 0]: readonly number[], base: number): string {
  return `c${first - base}`;
}

/** Index of the row that an entry is drawn in, -1 where none is. */
export function findShown(rows: readonly ShownRow[], position: number): number {
  let inGroup = -1;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    if (row.kind === "message" || row.kind === "left-out-entry") {
      const own = row.kind === "message" ? row.message.position : row.position;
      if (own === position || hasResult(row.results, position)) return i;
    } else if ("positions" in row && row.positions.includes(position)) inGroup = i;
  }
  return inGroup;
}

function hasResult(results: ReadonlyMap<string, number>, position: number): boolean {
  for (const at of results.values()) if (at === position) return true;
  return false;
}
