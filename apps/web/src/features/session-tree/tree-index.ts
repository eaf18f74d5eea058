// What of a layout is inside a rectangle: the one question that panning asks.

import { CHIP_HEIGHT, GAP, LANE_PITCH } from "./geometry.ts";
import { chipItem, chipOf, type Edge, type TreeLayout } from "./layout.ts";

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Cards and chips of one lane from top to bottom; nothing overlaps, so bottoms rise as well. */
interface LaneItems {
  readonly items: Int32Array;
  readonly bottoms: Float64Array;
}

export interface TreeIndex {
  readonly layout: TreeLayout;
  readonly lanes: readonly LaneItems[];
}

export function indexLayout(layout: TreeLayout): TreeIndex {
  const byLane: number[][] = Array.from({ length: layout.lanes }, () => []);
  layout.lane.forEach((lane, card) => {
    byLane[lane]?.push(card);
  });
  layout.chips.forEach(({ lane }, chip) => {
    byLane[lane]?.push(chipItem(chip));
  });
  return { layout, lanes: byLane.map((items) => indexLane(layout, items)) };
}

function indexLane(layout: TreeLayout, found: number[]): LaneItems {
  const items = new Int32Array(found.sort((a, b) => topOf(layout, a) - topOf(layout, b)));
  const bottoms = new Float64Array(items.length);
  for (let i = 0; i < items.length; i++) bottoms[i] = bottomOf(layout, items[i]!);
  return { items, bottoms };
}

/** Cards and chips that reach into a rectangle, at most `limit`. */
export function itemsInside(index: TreeIndex, rect: Rect, limit: number): number[] {
  const found: number[] = [];
  const last = Math.min(index.lanes.length - 1, Math.floor(rect.right / LANE_PITCH));
  const first = Math.max(0, Math.ceil((rect.left - index.layout.itemWidth) / LANE_PITCH));
  for (let lane = first; lane <= last; lane++) {
    const { items, bottoms } = index.lanes[lane]!;
    for (let i = firstAtLeast(bottoms, rect.top); i < items.length; i++) {
      if (topOf(index.layout, items[i]!) > rect.bottom) break;
      if (found.length === limit) return found;
      found.push(items[i]!);
    }
  }
  return found;
}

/** Edges that reach into a rectangle, at most `limit`. */
export function edgesInside({ layout }: TreeIndex, rect: Rect, limit: number): Edge[] {
  const { edges } = layout;
  const found: Edge[] = [];
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (edges[middle]!.y + 2 * GAP < rect.top) low = middle + 1;
    else high = middle;
  }
  for (let i = low; i < edges.length && found.length < limit; i++) {
    const edge = edges[i]!;
    if (edge.y > rect.bottom) break;
    const isBeside =
      edge.toLane * LANE_PITCH + layout.itemWidth < rect.left ||
      edge.fromLane * LANE_PITCH > rect.right;
    if (!isBeside) found.push(edge);
  }
  return found;
}

function firstAtLeast(values: Float64Array, wanted: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function laneOf(layout: TreeLayout, item: number): number {
  return item >= 0 ? layout.lane[item]! : chipOf(layout, item)!.lane;
}

export function topOf(layout: TreeLayout, item: number): number {
  return item >= 0 ? layout.y[item]! : chipOf(layout, item)!.y;
}

export function heightOf(layout: TreeLayout, item: number): number {
  return item >= 0 ? layout.height[item]! : CHIP_HEIGHT;
}

function bottomOf(layout: TreeLayout, item: number): number {
  return topOf(layout, item) + heightOf(layout, item);
}
