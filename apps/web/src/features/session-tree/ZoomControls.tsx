import { useReactFlow, useStore } from "@xyflow/react";
import { Maximize, Minus, Plus } from "lucide-react";
import { IconButton } from "../../ui/IconButton.tsx";

export function ZoomControls({ onFit }: { onFit(): void }) {
  const { zoomIn, zoomOut, zoomTo } = useReactFlow();
  const percent = useStore(({ transform }) => Math.round(transform[2] * 100));
  const isInMost = useStore(({ transform, maxZoom }) => transform[2] >= maxZoom);
  const isOutMost = useStore(({ transform, minZoom }) => transform[2] <= minZoom);
  return (
    <>
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
    </>
  );
}
