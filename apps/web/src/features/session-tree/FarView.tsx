import { useStore } from "@xyflow/react";
import { useEffect, useRef } from "react";
import { useThemeName } from "../../ui/use-theme-name.ts";
import { paintTree, prepareCanvas } from "./paint.ts";
import { itemsInside } from "./tree-index.ts";
import { useTreeModel } from "./tree-model.ts";
import { visibleRect } from "./use-tree-window.ts";

/** Stands in for the cards where so many are in view that none could be read. */
export function FarView() {
  const model = useTreeModel();
  const theme = useThemeName();
  const canvas = useRef<HTMLCanvasElement>(null);
  const transform = useStore((store) => store.transform);
  const width = useStore((store) => store.width);
  const height = useStore((store) => store.height);

  useEffect(() => {
    const context = canvas.current && prepareCanvas(canvas.current, width, height);
    if (!context) return;
    const [x, y, zoom] = transform;
    const inside = itemsInside(model.index, visibleRect({ transform, width, height }), Infinity);
    paintTree(context, model, { scaleX: zoom, scaleY: zoom, x, y, theme }, inside);
  }, [model, transform, width, height, theme]);

  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-2">
      <canvas ref={canvas} className="size-full" />
    </div>
  );
}
