import { useStore } from "@xyflow/react";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "lucide-react";
import { useMemo } from "react";
import { countOf } from "../../format/figures.ts";
import { LANE_PITCH } from "./geometry.ts";
import { useTreeModel } from "./tree-model.ts";
import { visibleRect } from "./use-tree-window.ts";

const arrows = { above: ArrowUp, below: ArrowDown, left: ArrowLeft, right: ArrowRight };

/** The way back to the chosen leaf when it is out of view. */
export function LeafButton({ onGo }: { onGo(): void }) {
  const { shape, layout, selected } = useTreeModel();
  // Tops of the cards on the way to the leaf.
  const tops = useMemo(() => {
    const path: number[] = [];
    for (let at = selected; at >= 0; at = shape.tree.parentOf(at)) path.push(layout.y[at]!);
    return Float64Array.from(path.reverse());
  }, [shape, layout, selected]);
  const left = (layout.lane[selected] ?? 0) * LANE_PITCH;
  const bottom = (tops.at(-1) ?? 0) + (layout.height[selected] ?? 0);

  const words = useStore((store) => {
    if (selected < 0 || store.height === 0) return "";
    const view = visibleRect(store);
    const top = tops.at(-1) ?? 0;
    if (top > view.bottom - 8) return `below ${tops.length - firstBehind(tops, view.bottom)}`;
    if (bottom < view.top + 8) return "above 0";
    if (left > view.right - 40) return "right 0";
    return left + layout.itemWidth < view.left + 40 ? "left 0" : "";
  });
  if (words === "") return null;

  const [side = "", count] = words.split(" ");
  const isVertical = side === "below" || side === "above";
  // Every word comes from the selector above.
  const Icon = arrows[side as keyof typeof arrows];
  return (
    <button
      type="button"
      className="absolute right-24 bottom-3 z-3 flex h-7 items-center gap-1.5 rounded-control border border-line-strong bg-raised px-2.5 font-medium text-12 text-ink shadow-e2 hover:bg-hover active:bg-active max-mid:min-h-11"
      onClick={onGo}
    >
      <Icon size={14} aria-hidden="true" />
      {isVertical
        ? `Leaf, ${Number(count) > 0 ? `${countOf(Number(count), "card")} ` : ""}${side}`
        : `Leaf, to the ${side}`}
    </button>
  );
}

/** Index of the first top that is beyond a height; tops rise. */
function firstBehind(tops: Float64Array, height: number): number {
  let low = 0;
  let high = tops.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (tops[middle]! <= height) low = middle + 1;
    else high = middle;
  }
  return low;
}
