import { useStore } from "@xyflow/react";
import { Maximize, Minus, Plus } from "lucide-react";
import { IconButton } from "../../ui/IconButton.tsx";

const ZOOM_STEP = 1.2;

interface ZoomControlsProps {
  /** Whether fitting shows all of the tree: of a very long one it shows the lanes. */
  readonly fitsWhole: boolean;
  onFit(): void;
  /** To a zoom, 1 being 100 %. */
  onZoom(zoom: number): void;
}

export function ZoomControls({ fitsWhole, onFit, onZoom }: ZoomControlsProps) {
  const zoom = useStore(({ transform }) => transform[2]);
  const percent = Math.round(zoom * 100);
  const isInMost = useStore(({ transform, maxZoom }) => transform[2] >= maxZoom);
  const isOutMost = useStore(({ transform, minZoom }) => transform[2] <= minZoom);
  return (
    <>
      <span aria-hidden="true" className="mx-1 h-4 w-px bg-line" />
      <IconButton
        label="Zoom out"
        icon={<Minus size={14} />}
        disabled={isOutMost}
        onClick={() => onZoom(zoom / ZOOM_STEP)}
      />
      <button
        type="button"
        title="Back to 100%"
        className="h-7 w-11 rounded-control text-12 text-ink-2 tabular-nums hover:bg-hover"
        onClick={() => onZoom(1)}
      >
        {percent}%
      </button>
      <IconButton
        label="Zoom in"
        icon={<Plus size={14} />}
        disabled={isInMost}
        onClick={() => onZoom(zoom * ZOOM_STEP)}
      />
      <IconButton
        label={
          fitsWhole ? "Fit the tree" : "Fit the tree: its lanes, it is too long to be shown whole"
        }
        icon={<Maximize size={14} />}
        tipAlign="end"
        onClick={onFit}
      />
    </>
  );
}
