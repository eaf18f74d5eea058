// The whole tree on a canvas: for the overview, and for zooms at which no card could be read.

import type { CardState } from "./card-states.ts";
import { CARD_X, LANE_PITCH } from "./geometry.ts";
import { chipItem } from "./layout.ts";
import { laneOf, topOf } from "./tree-index.ts";
import type { TreeModel } from "./tree-model.ts";

/** From the tree's pixels to those of the canvas. */
export interface Projection {
  readonly scaleX: number;
  readonly scaleY: number;
  readonly x: number;
  readonly y: number;
}

interface Colours {
  readonly user: string;
  readonly card: string;
  readonly offPath: string;
  readonly accent: string;
  readonly hatch: string | CanvasPattern;
}

const coloursByTheme = new Map<string, Colours>();

/** Asked for once a theme: while the tree is zoomed it is painted in every frame. */
function readColours(context: CanvasRenderingContext2D, theme: string): Colours {
  const known = coloursByTheme.get(theme);
  if (known) return known;
  const style = getComputedStyle(document.documentElement);
  const of = (name: string) => style.getPropertyValue(`--color-${name}`);
  const colours = {
    user: of("ink-2"),
    card: of("control"),
    offPath: of("line-strong"),
    accent: of("accent"),
    hatch: hatchOf(context, of("hatch")),
  };
  coloursByTheme.set(theme, colours);
  return colours;
}

const STATES: readonly CardState[] = ["off-path", "left-out", "sent"];

/** Paints the cards given, or all. Linear in them; what falls on the same row of pixels is painted once. */
export function paintTree(
  context: CanvasRenderingContext2D,
  model: TreeModel,
  { theme, ...projection }: Projection & { readonly theme: string },
  items?: readonly number[],
): void {
  const colours = readColours(context, theme);
  const { layout, shape, states, selected } = model;
  const { scaleX, scaleY, x, y } = projection;
  const width = Math.max(1, layout.cardWidth * scaleX);
  // Of each lane and state: the row of pixels that was painted last.
  const lastRow = new Float64Array(layout.lanes * STATES.length).fill(Number.NaN);
  let style: string | CanvasPattern = "";
  const use = (wanted: string | CanvasPattern) => {
    if (style !== wanted) context.fillStyle = wanted;
    style = wanted;
  };

  const paint = (card: number) => {
    const lane = layout.lane[card]!;
    if (lane < 0) return;
    const state = states.of(card);
    const isSelected = card === selected;
    const top = y + layout.y[card]! * scaleY;
    const height = Math.max(1, layout.height[card]! * scaleY);
    const row = lane * STATES.length + STATES.indexOf(state);
    if (!isSelected && height <= 1 && lastRow[row] === Math.round(top)) return;
    lastRow[row] = Math.round(top);
    if (isSelected) use(colours.accent);
    else if (state === "off-path") use(colours.offPath);
    else if (state === "left-out") use(colours.hatch);
    else use(shape.tree.kindOf(card) === "user" ? colours.user : colours.card);
    context.fillRect(x + (lane * LANE_PITCH + CARD_X) * scaleX, top, width, height);
  };

  if (items) for (const item of items) item >= 0 && paint(item);
  else for (let card = 0; card < layout.lane.length; card++) paint(card);
  // Last, so that nothing lies over it.
  if (selected >= 0) paint(selected);

  use(colours.offPath);
  for (const item of items ?? layout.chips.map((_, chip) => chipItem(chip))) {
    if (item >= 0) continue;
    const left = x + (laneOf(layout, item) * LANE_PITCH + CARD_X) * scaleX;
    context.fillRect(left, y + topOf(layout, item) * scaleY, width / 2, Math.max(1, 22 * scaleY));
  }
}

function hatchOf(context: CanvasRenderingContext2D, colour: string): CanvasPattern | string {
  const tile = document.createElement("canvas");
  tile.width = tile.height = 8;
  const pen = tile.getContext("2d");
  if (!pen) return colour;
  pen.strokeStyle = colour;
  pen.lineWidth = 1.5;
  pen.beginPath();
  for (const at of [-4, 0, 4, 8, 12]) {
    pen.moveTo(at - 4, 12);
    pen.lineTo(at + 12, -4);
  }
  pen.stroke();
  return context.createPattern(tile, "repeat") ?? colour;
}

/** Makes a canvas as sharp as the screen and gives its context, in CSS pixels and cleared. */
export function prepareCanvas(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
): CanvasRenderingContext2D | undefined {
  const ratio = window.devicePixelRatio || 1;
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  const context = canvas.getContext("2d") ?? undefined;
  // Another size makes new memory of it, which is more work than clearing.
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  context?.clearRect(0, 0, width, height);
  return context;
}
