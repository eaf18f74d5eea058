// The whole tree on a canvas: for the overview, and for zooms at which no card could be read.

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
  readonly hatch: string;
}

function readColours(): Colours {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string) => style.getPropertyValue(`--color-${name}`);
  return {
    user: of("ink-2"),
    card: of("control"),
    offPath: of("line-strong"),
    accent: of("accent"),
    hatch: of("hatch"),
  };
}

/** Paints the cards given, or all. Linear in them; what falls on the same row of pixels is painted once. */
export function paintTree(
  context: CanvasRenderingContext2D,
  model: TreeModel,
  projection: Projection,
  items?: readonly number[],
): void {
  const colours = readColours();
  const hatch = hatchOf(context, colours.hatch);
  const { layout, shape, states, selected } = model;
  const { scaleX, scaleY, x, y } = projection;
  const width = Math.max(1, layout.cardWidth * scaleX);
  const lastRow = new Map<string, number>();

  const paint = (card: number) => {
    const lane = layout.lane[card]!;
    if (lane < 0) return;
    const state = states.of(card);
    const isSelected = card === selected;
    const top = y + layout.y[card]! * scaleY;
    const height = Math.max(1, layout.height[card]! * scaleY);
    const key = `${lane} ${state}`;
    if (!isSelected && height <= 1 && lastRow.get(key) === Math.round(top)) return;
    lastRow.set(key, Math.round(top));
    const isUser = shape.tree.kindOf(card) === "user";
    if (isSelected) context.fillStyle = colours.accent;
    else if (state === "off-path") context.fillStyle = colours.offPath;
    else if (state === "left-out") context.fillStyle = hatch;
    else context.fillStyle = isUser ? colours.user : colours.card;
    context.fillRect(x + (lane * LANE_PITCH + CARD_X) * scaleX, top, width, height);
  };

  if (items) for (const item of items) item >= 0 && paint(item);
  else for (let card = 0; card < layout.lane.length; card++) paint(card);
  // Last, so that nothing lies over it.
  if (selected >= 0) paint(selected);

  context.fillStyle = colours.offPath;
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
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const context = canvas.getContext("2d");
  context?.scale(ratio, ratio);
  return context ?? undefined;
}
