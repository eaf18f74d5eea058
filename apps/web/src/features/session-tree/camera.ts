// Where the tree is moved to, so that a card is to be seen.

import type { Viewport } from "@xyflow/react";
import { LANE_PITCH } from "./geometry.ts";
import type { TreeLayout } from "./layout.ts";
import { heightOf, laneOf, type Rect, topOf } from "./tree-index.ts";

export interface PanelSize {
  readonly width: number;
  readonly height: number;
}

const MARGIN = 16;
const TOP_MARGIN = 24;
/** Room for the overview and the way back to the leaf. */
const BOTTOM_MARGIN = 56;
/** Where the bottom of the leaf's card comes to stand: low, and above the overview. */
const LEAF_LINE = 0.75;
export const ZOOM_AT_LEAST = 0.1;
export const ZOOM_AT_MOST = 2;
/** Below this the words on a card cannot be read. */
const READABLE = 0.35;

/** The whole of a short tree from its top; of a long one the part with the card, low in the panel. */
export function viewAround(
  layout: TreeLayout,
  item: number,
  { width, height }: PanelSize,
  zoom: number,
): Viewport {
  const top = topOf(layout, item) * zoom;
  const isShort = (layout.totalHeight + 2 * TOP_MARGIN) * zoom <= height;
  const bottom = top + heightOf(layout, item) * zoom;
  const y = isShort ? TOP_MARGIN : Math.min(TOP_MARGIN, height * LEAF_LINE - bottom);
  const left = laneOf(layout, item) * LANE_PITCH * zoom;
  const isInside = left + layout.itemWidth * zoom + 2 * MARGIN <= width;
  const x = isInside ? MARGIN : width - left - layout.itemWidth * zoom - MARGIN;
  return { x: Math.max(x, MARGIN - left), y, zoom };
}

/** The whole tree where the panel can show that much, else its lanes, as many as can be read, around the card. */
export function viewOfAll(layout: TreeLayout, item: number, panel: PanelSize): Viewport {
  const zoom = fitsWhole(layout, panel)
    ? zoomOfAll(layout, panel)
    : Math.max(READABLE, across(layout, panel));
  return viewAround(layout, item, panel, Math.min(1, zoom));
}

/** Whether the panel can show the whole tree at once. */
export function fitsWhole(layout: TreeLayout, panel: PanelSize): boolean {
  return zoomOfAll(layout, panel) >= ZOOM_AT_LEAST;
}

function zoomOfAll(layout: TreeLayout, panel: PanelSize): number {
  const down = (panel.height - 2 * TOP_MARGIN) / Math.max(1, layout.totalHeight);
  return Math.min(across(layout, panel), down);
}

/** The zoom at which the lanes fill the width. */
function across(layout: TreeLayout, panel: PanelSize): number {
  return (panel.width - 2 * MARGIN) / Math.max(1, layout.width);
}

/** Another zoom that leaves the card where it is on the screen, or the middle of the panel where the card is not in view. */
export function zoomAround(
  layout: TreeLayout,
  item: number,
  view: Viewport,
  panel: PanelSize,
  wanted: number,
): Viewport {
  const zoom = Math.min(ZOOM_AT_MOST, Math.max(ZOOM_AT_LEAST, wanted));
  const cardX = laneOf(layout, item) * LANE_PITCH + layout.itemWidth / 2;
  const cardY = topOf(layout, item) + heightOf(layout, item) / 2;
  const [x, y] = [cardX * view.zoom + view.x, cardY * view.zoom + view.y];
  const isInView = x >= 0 && y >= 0 && x <= panel.width && y <= panel.height;
  const [stillX, stillY] = isInView ? [x, y] : [panel.width / 2, panel.height / 2];
  const scale = zoom / view.zoom;
  return { x: stillX - (stillX - view.x) * scale, y: stillY - (stillY - view.y) * scale, zoom };
}

/** The least move that brings a card into view; undefined where it is. */
export function moveIntoView(
  layout: TreeLayout,
  item: number,
  { x, y, zoom }: Viewport,
  { width, height }: PanelSize,
): Viewport | undefined {
  const left = laneOf(layout, item) * LANE_PITCH * zoom + x;
  const top = topOf(layout, item) * zoom + y;
  const shift = (start: number, end: number, from: number, to: number) => {
    if (start < from) return from - start;
    return end > to ? -Math.min(end - to, start - from) : 0;
  };
  const moveX = shift(left, left + layout.itemWidth * zoom, MARGIN, width - MARGIN);
  const bottom = top + heightOf(layout, item) * zoom;
  const moveY = shift(top, bottom, TOP_MARGIN, height - BOTTOM_MARGIN);
  return moveX === 0 && moveY === 0 ? undefined : { x: x + moveX, y: y + moveY, zoom };
}

/** What of the tree stays in the panel wherever one pans to, at zoom 1. */
const ALWAYS_SEEN = 120;

/** How far one may pan: any card can stand in the middle, and some of the tree is always to be seen. */
export function panExtent(layout: TreeLayout, panel: PanelSize, zoom: number): Rect {
  const beyondX = Math.max(0, panel.width / zoom - ALWAYS_SEEN);
  const beyondY = Math.max(0, panel.height / zoom - ALWAYS_SEEN);
  return {
    left: -beyondX,
    top: -beyondY,
    right: layout.width + beyondX,
    bottom: layout.totalHeight + beyondY,
  };
}
