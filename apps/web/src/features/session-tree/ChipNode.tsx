import type { NodeProps } from "@xyflow/react";
import { ChevronRight, Star } from "lucide-react";
import { usePreviews } from "../../source/use-previews.ts";
import type { TreeNode } from "./CardNode.tsx";
import { labelsOf, previewOfCard, wordsOfFold } from "./card-facts.ts";
import { CHIP_HEIGHT, GAP, RAIL_X } from "./geometry.ts";
import { chipOf } from "./layout.ts";
import { Rail } from "./Rail.tsx";
import { useTreeModel } from "./tree-model.ts";

/** Folded branches beside their marker. */
export function ChipNode({ data: { item } }: NodeProps<TreeNode>) {
  const { session, shape, layout } = useTreeModel();
  usePreviews(session);
  const chip = chipOf(layout, item);
  if (!chip) return null;
  const words = wordsOfFold(shape, chip.starts);
  const start = chip.starts[0]!;
  const [label] = chip.starts.length === 1 ? labelsOf(session, shape.tree.at(start)!) : [];
  const preview = previewOfCard(session, shape.tree.at(start)!);
  return (
    <>
      {chip.isAhead ? (
        <Rail state="off-path" cardTop={chip.y} top={-GAP / 2} bottom={CHIP_HEIGHT / 2} />
      ) : null}
      <span
        aria-hidden="true"
        className="absolute top-1.75 size-2 rounded-full border-[1.5px] border-line-strong bg-canvas"
        style={{ left: RAIL_X - 4 }}
      />
      <span
        title={preview}
        className="absolute top-0 left-5.5 flex h-5.5 max-w-62 items-center gap-1.5 rounded-chip border border-line-strong pr-2 pl-1 text-11 text-ink-2 select-none hover:bg-hover group-focus-visible/item:outline-2 group-focus-visible/item:outline-accent"
      >
        <ChevronRight size={12} strokeWidth={2} className="shrink-0" aria-hidden="true" />
        <span className="shrink-0">{words}</span>
        {label === undefined && chip.starts.length === 1 ? (
          <span className="truncate text-ink-3">{preview}</span>
        ) : null}
        {label === undefined ? null : (
          <span className="flex min-w-0 items-center gap-1">
            <Star size={10} className="shrink-0 fill-star text-star" aria-label="Label" />
            <span className="truncate">{label}</span>
          </span>
        )}
      </span>
    </>
  );
}
