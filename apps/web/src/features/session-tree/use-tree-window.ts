import { useStore } from "@xyflow/react";
import type { Rect } from "./tree-index.ts";

/** Beyond what is in view, so that a card is there before it is seen. In pixels of the screen. */
const MARGIN = 300;
/** The window moves in steps: panning within a step changes nothing. */
const STEP = 400;

interface View {
  readonly transform: readonly [x: number, y: number, zoom: number];
  readonly width: number;
  readonly height: number;
}

/** What the panel shows of the tree, in the tree's own pixels. */
export function visibleRect({ transform: [x, y, zoom], width, height }: View): Rect {
  return {
    left: -x / zoom,
    top: -y / zoom,
    right: (width - x) / zoom,
    bottom: (height - y) / zoom,
  };
}

function windowOf(view: View): Rect {
  const { left, top, right, bottom } = visibleRect(view);
  const zoom = view.transform[2];
  const step = STEP / Math.min(1, zoom);
  const margin = MARGIN / zoom;
  const down = (value: number) => Math.floor((value - margin) / step) * step;
  const up = (value: number) => Math.ceil((value + margin) / step) * step;
  return { left: down(left), top: down(top), right: up(right), bottom: up(bottom) };
}

function isSame(a: Rect, b: Rect): boolean {
  return a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
}

/** The part of the tree to be mounted. */
export function useTreeWindow(): Rect {
  return useStore(windowOf, isSame);
}
