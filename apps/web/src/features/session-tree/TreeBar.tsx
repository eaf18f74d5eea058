import { useReactFlow, useStore } from "@xyflow/react";
import { FoldVertical, Maximize, Minus, Plus, UnfoldVertical } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/IconButton.tsx";

interface TreeBarProps {
  readonly filter: ReactNode;
  readonly canFold: boolean;
  readonly isAllOpen: boolean;
  onToggleAll(): void;
  onFit(): void;
}

export function TreeBar({ filter, canFold, isAllOpen, onToggleAll, onFit }: TreeBarProps) {
  const { zoomIn, zoomOut, zoomTo } = useReactFlow();
  const percent = useStore(({ transform }) => Math.round(transform[2] * 100));
  const isInMost = useStore(({ transform, maxZoom }) => transform[2] >= maxZoom);
  const isOutMost = useStore(({ transform, minZoom }) => transform[2] <= minZoom);
  const fold = isAllOpen ? "Fold branches off the path" : "Unfold all branches";
  return (
    <div className="z-3 flex h-10 shrink-0 items-center gap-1 border-line border-b bg-surface pr-3 pl-4">
      <h2 className="mr-auto font-semibold text-13">Tree</h2>
      {filter}
      {canFold ? (
        <IconButton
          label={fold}
          icon={isAllOpen ? <FoldVertical size={14} /> : <UnfoldVertical size={14} />}
          onClick={onToggleAll}
        />
      ) : null}
      <span aria-hidden="true" className="mx-1 h-4 w-px bg-line" />
      <IconButton
        label="Zoom out"
        icon={<Minus size={14} />}
        disabled={isOutMost}
        onClick={() => void zoomOut()}
      />
      <button
        type="button"
        title="Back to 100%"
        className="h-7 w-11 rounded-control text-12 text-ink-2 tabular-nums hover:bg-hover"
        onClick={() => void zoomTo(1)}
      >
        {percent}%
      </button>
      <IconButton
        label="Zoom in"
        icon={<Plus size={14} />}
        disabled={isInMost}
        onClick={() => void zoomIn()}
      />
      <IconButton
        label="Fit the tree"
        icon={<Maximize size={14} />}
        tipAlign="end"
        onClick={onFit}
      />
    </div>
  );
}
