import { useReactFlow, useStore } from "@xyflow/react";
import { type PointerEvent, useEffect, useRef } from "react";
import { useThemeName } from "../../ui/use-theme-name.ts";
import { CARD_X } from "./geometry.ts";
import { type Projection, paintTree, prepareCanvas } from "./paint.ts";
import { useTreeModel } from "./tree-model.ts";
import { visibleRect } from "./use-tree-window.ts";

const WIDTH = 76;
const HEIGHT_AT_MOST = 160;
const PADDING = 8;
const SCALE_X = 0.094;
const SCALE_Y = 0.08;
/** So that the window stays to be seen, and grasped, in the longest tree. */
const WINDOW_AT_LEAST = 10;

/** The whole tree in a corner, with the window that is in view. Moved by dragging; the keys have the tree itself. */
export function Overview() {
  const model = useTreeModel();
  const theme = useThemeName();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { setViewport, getViewport } = useReactFlow();
  const { layout } = model;
  const projection = projectionOf(layout.width, layout.totalHeight);
  const height = Math.ceil(layout.totalHeight * projection.scaleY + 2 * PADDING);
  const view = useStore((store) => visibleRect(store), isSameView);
  const panel = useStore(({ width, height }) => `${width} ${height}`);

  const isAllInView =
    view.left <= CARD_X &&
    view.top <= 0 &&
    view.right >= layout.width &&
    view.bottom >= layout.totalHeight;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a canvas that comes back is empty
  useEffect(() => {
    const context = canvas.current && prepareCanvas(canvas.current, WIDTH, height);
    if (!context) return;
    paintTree(context, model, { ...projectionOf(layout.width, layout.totalHeight), theme });
  }, [model, layout, height, theme, isAllInView]);

  if (isAllInView || layout.lanes === 0) return null;

  const moveTo = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    const { zoom } = getViewport();
    const [width = 0, height = 0] = panel.split(" ").map(Number);
    const x = (event.clientX - box.left - projection.x) / projection.scaleX;
    const y = (event.clientY - box.top - projection.y) / projection.scaleY;
    const y0 = height / 2 - y * zoom;
    // What fits across stays where it is: only the height is chosen.
    const isAcross = view.left <= CARD_X && view.right >= layout.width;
    void setViewport({ x: isAcross ? getViewport().x : width / 2 - x * zoom, y: y0, zoom });
  };

  return (
    <div
      aria-hidden="true"
      className="absolute right-3 bottom-3 z-3 cursor-pointer touch-none overflow-hidden rounded-control border border-line-strong bg-raised shadow-e2"
      style={{ width: WIDTH, height }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        moveTo(event);
      }}
      onPointerMove={moveTo}
    >
      <canvas ref={canvas} className="size-full" />
      <span
        className="absolute rounded-chip border-2 border-accent bg-accent/10"
        style={frameOf(view, projection, height)}
      />
    </div>
  );
}

function projectionOf(width: number, height: number): Projection {
  return {
    scaleX: Math.min(SCALE_X, (WIDTH - 2 * PADDING) / Math.max(1, width)),
    scaleY: Math.min(SCALE_Y, (HEIGHT_AT_MOST - 2 * PADDING) / Math.max(1, height)),
    x: PADDING,
    y: PADDING,
  };
}

type View = ReturnType<typeof visibleRect>;

function isSameView(a: View, b: View): boolean {
  return a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
}

function frameOf(view: View, { scaleX, scaleY }: Projection, height: number) {
  const clamp = (value: number, max: number) => Math.min(Math.max(value, 1), max - 1);
  const top = clamp(PADDING + view.top * scaleY, height - WINDOW_AT_LEAST);
  const bottom = Math.max(clamp(PADDING + view.bottom * scaleY, height), top + WINDOW_AT_LEAST);
  const left = clamp(PADDING + view.left * scaleX, WIDTH - WINDOW_AT_LEAST);
  const right = Math.max(clamp(PADDING + view.right * scaleX, WIDTH), left + WINDOW_AT_LEAST);
  return { left, top, width: right - left - 2, height: bottom - top - 2 };
}
