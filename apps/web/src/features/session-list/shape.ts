import type { ShapeOutline } from "@leafwalk/core";
import { countOf } from "../../format/figures.ts";

export const SHAPE_WIDTH = 124;
export const SHAPE_HEIGHT = 32;

const LEFT = 4;
const RIGHT = 112;
const SHORTEST = 14;
/** A path of this many entries takes the whole width; beyond it only branches and ticks tell more. */
const FULL = Math.log(1000);
const TURN = 5;
/** Four pixels across strokes that slant by 45°. */
const HATCH_STEP = 5.6;
/** Width and height of a stroke. */
const SLANT = 6;

/** The strokes of a session's shape, in pixels. */
export interface ShapeDrawing {
  /** Height of the path's line. */
  readonly y: number;
  readonly leaf: number;
  /** Where the last compaction stands: what lies before it was replaced. */
  readonly replaced: number | undefined;
  readonly ticks: readonly number[];
  readonly branches: readonly { readonly line: string; readonly tip: readonly [number, number] }[];
}

/** Length is the logarithm of the number of entries: a session of 40 and one of 4,000 both fit. */
export function drawShape({ pathLength, compactions, branches }: ShapeOutline): ShapeDrawing {
  const share = Math.min(1, Math.log(Math.max(1, pathLength)) / FULL);
  const length = SHORTEST + (RIGHT - LEFT - SHORTEST) * share;
  const xOf = (place: number) => Math.round((LEFT + place * length) * 10) / 10;
  // Between a line and the branch drawn below it.
  const pitch = branches.length > 2 ? 8 : 9;
  const top = (SHAPE_HEIGHT - branches.length * pitch) / 2;
  const last = compactions.at(-1);
  return {
    y: top,
    leaf: xOf(1),
    replaced: last === undefined ? undefined : xOf(last),
    ticks: compactions.map(xOf),
    branches: branches.map(([at, size], i) => {
      const from = xOf(at);
      const level = top + (i + 1) * pitch;
      const tip = Math.min(RIGHT, Math.max(from + TURN + 4, from + size * length));
      const down = `M${from} ${top}V${level - TURN}`;
      return { line: `${down}Q${from} ${level} ${from + TURN} ${level}H${tip}`, tip: [tip, level] };
    }),
  };
}

/** The hatch from the start of the path to x, as one path of slanted strokes; the last one ends at x. */
export function hatchLines(to: number, y: number): string {
  const room = Math.max(0, to - LEFT - SLANT);
  const steps = Math.round(room / HATCH_STEP);
  let lines = "";
  for (let i = 0; i <= steps; i++) {
    const x = LEFT + (steps === 0 ? 0 : (room * i) / steps);
    lines += `M${x.toFixed(1)} ${y + SLANT / 2}l${SLANT} -${SLANT}`;
  }
  return lines;
}

/** What the drawing says, in words. */
export function describeShape(outline: ShapeOutline, tips: number): string {
  const words = [countOf(tips, "leaf", "leaves")];
  const { compactions, moreBranches } = outline;
  if (compactions.length > 0) words.push(countOf(compactions.length, "compaction"));
  if (moreBranches > 0) words.push(`${countOf(moreBranches, "branch", "branches")} not drawn`);
  return words.join(", ");
}
