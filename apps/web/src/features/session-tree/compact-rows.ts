// The compact tree: one row for each card in the order of the file, its rail in one of a few lanes at the
// left. Pure; linear in the rows.

import { chipItem, type TreeLayout } from "./layout.ts";
import { startsBranch, type TreeShape } from "./shape.ts";

/** Rails side by side at most; branches beyond share the last one, so that words keep their room. */
const RAILS_AT_MOST = 5;
/** In `upper` and `lower`: no rail passes. Chips are negative numbers, too. */
export const NO_RAIL = -0x80000000;

interface Turn {
  readonly rail: number;
  /** First item of the branch. */
  readonly to: number;
}

export interface CompactRows {
  /** Cards and chips from top to bottom. */
  readonly items: readonly number[];
  readonly rowOf: ReadonlyMap<number, number>;
  readonly rails: number;
  /** The rail that each row's marker stands on. */
  readonly railOf: Int32Array;
  /** At row * rails + rail: the item that the line in that half of the row leads to. */
  readonly upper: Int32Array;
  readonly lower: Int32Array;
  /** Branches that leave from a row. */
  readonly turns: ReadonlyMap<number, readonly Turn[]>;
}

/** Rows that hang below each other on one rail. */
interface Run {
  /** Row it leaves from, -1 for a root. */
  readonly from: number;
  readonly rows: readonly number[];
}

export function readCompactRows(shape: TreeShape, layout: TreeLayout): CompactRows {
  const items = orderItems(shape, layout);
  const rowOf = new Map(items.map((item, row) => [item, row]));
  const runs = listRuns(shape, layout, rowOf);
  const railOf = new Int32Array(items.length);
  placeRuns(runs, railOf);
  let rails = 1;
  for (const rail of railOf) rails = Math.max(rails, rail + 1);
  return { items, rowOf, rails, railOf, ...drawRuns(items, runs, railOf, rails) };
}

/** By file position, but never before a parent; the chips of a card right under it. */
function orderItems({ tree }: TreeShape, layout: TreeLayout): number[] {
  const keys = new Float64Array(tree.count);
  const drawn: number[] = [];
  for (let card = 0; card < tree.count; card++) {
    const parent = tree.parentOf(card);
    keys[card] = Math.max(tree.firstOf(card), parent < 0 ? 0 : keys[parent]!);
    if (layout.lane[card]! >= 0) drawn.push(card);
  }
  drawn.sort((a, b) => keys[a]! - keys[b]! || a - b);
  const chips = new Map<number, number[]>();
  layout.chips.forEach(({ parent }, chip) => {
    chips.set(parent, [...(chips.get(parent) ?? []), chipItem(chip)]);
  });
  const items = drawn.flatMap((card) => [card, ...(chips.get(card) ?? [])]);
  return [...items, ...(chips.get(-1) ?? [])];
}

function listRuns(shape: TreeShape, layout: TreeLayout, rowOf: ReadonlyMap<number, number>): Run[] {
  const runs: Run[] = [];
  // By the card that each stands for: the end of what is drawn of its lane.
  const chipAhead = new Map<number, number>();
  layout.chips.forEach(({ starts, isAhead }, chip) => {
    if (isAhead) chipAhead.set(starts[0]!, chipItem(chip));
  });
  const rowOfParent = (parent: number) => (parent < 0 ? -1 : (rowOf.get(parent) ?? -1));
  for (let start = 0; start < shape.tree.count; start++) {
    if (!rowOf.has(start) || (start !== shape.spine[0] && !startsBranch(shape, start))) continue;
    const rows: number[] = [];
    let at = start;
    for (; at >= 0 && rowOf.has(at); at = shape.main[at]!) rows.push(rowOf.get(at)!);
    const chip = chipAhead.get(at);
    if (chip !== undefined) rows.push(rowOf.get(chip)!);
    runs.push({ from: rowOfParent(shape.tree.parentOf(start)), rows });
  }
  const chips = new Map<number, number[]>();
  layout.chips.forEach(({ parent, isAhead }, chip) => {
    if (!isAhead) chips.set(parent, [...(chips.get(parent) ?? []), rowOf.get(chipItem(chip))!]);
  });
  for (const [parent, rows] of chips) runs.push({ from: rowOfParent(parent), rows });
  const spineRow = rowOf.get(shape.spine[0] ?? NO_RAIL) ?? -1;
  const isSpine = ({ rows }: Run) => rows[0] === spineRow;
  return runs.sort(
    (a, b) =>
      Number(isSpine(b)) - Number(isSpine(a)) || topOf(a) - topOf(b) || a.rows[0]! - b.rows[0]!,
  );
}

function topOf({ from, rows }: Run): number {
  return from < 0 ? rows[0]! : from;
}

/** Each run takes the first rail right of its parent's that is free over its height; the spine comes first. */
function placeRuns(runs: readonly Run[], railOf: Int32Array): void {
  const takenTo: number[] = [];
  runs.forEach((run, i) => {
    let rail = i === 0 ? 0 : 1 + (run.from < 0 ? 0 : railOf[run.from]!);
    while (rail < RAILS_AT_MOST - 1 && (takenTo[rail] ?? -1) >= topOf(run)) rail++;
    rail = Math.min(rail, RAILS_AT_MOST - 1);
    takenTo[rail] = Math.max(takenTo[rail] ?? -1, run.rows.at(-1)!);
    for (const row of run.rows) railOf[row] = rail;
  });
}

type Lines = Pick<CompactRows, "upper" | "lower" | "turns">;

function drawRuns(
  items: readonly number[],
  runs: readonly Run[],
  railOf: Int32Array,
  rails: number,
): Lines {
  const upper = new Int32Array(items.length * rails).fill(NO_RAIL);
  const lower = upper.slice();
  const turns = new Map<number, Turn[]>();
  const draw = (rail: number, from: number, to: number) => {
    const item = items[to]!;
    upper[to * rails + rail] = item;
    // Upwards, and no further than to what another branch on a shared rail has drawn.
    for (let row = to - 1; row > from && upper[row * rails + rail] === NO_RAIL; row--) {
      upper[row * rails + rail] = lower[row * rails + rail] = item;
    }
  };
  for (const { from, rows } of runs) {
    const first = rows[0]!;
    const rail = railOf[first]!;
    if (from >= 0) {
      draw(rail, from, first);
      const turn = { rail, to: items[first]! };
      turns.set(from, [...(turns.get(from) ?? []), turn]);
    }
    for (let i = 1; i < rows.length; i++) {
      lower[rows[i - 1]! * rails + rail] = items[rows[i]!]!;
      draw(rail, rows[i - 1]!, rows[i]!);
    }
  }
  return { upper, lower, turns };
}
