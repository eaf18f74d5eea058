import { CircleX, FileDown } from "lucide-react";
import { countOf } from "../../format/figures.ts";
import { classNames } from "../../ui/class-names.ts";
import type { Drag } from "./drag-kind.ts";

/** Covers the window while files are dragged over it. */
export function DropOverlay({ drag }: { readonly drag: Drag }) {
  const isForeign = drag.kind === "foreign";
  const Icon = isForeign ? CircleX : FileDown;
  return (
    <div
      className={classNames(
        "pointer-events-none fixed inset-0 z-12 p-2",
        isForeign ? "bg-del-tint" : "bg-accent-tint",
      )}
    >
      <div
        className={classNames(
          "flex size-full flex-col items-center justify-center gap-1 rounded-card border-2 border-dashed text-center",
          isForeign ? "border-del" : "border-accent",
        )}
      >
        <Icon
          aria-hidden="true"
          className={classNames("mb-2 size-8", isForeign ? "text-del" : "text-accent")}
          strokeWidth={1.5}
        />
        <p className="font-semibold text-14">{headline(drag)}</p>
        <p className="text-13 text-ink-2">
          {isForeign
            ? "Leafwalk opens the session files (.jsonl) that omp and pi write"
            : "Read in this tab, never uploaded"}
        </p>
      </div>
    </div>
  );
}

function headline({ kind, count }: Drag): string {
  if (kind === "foreign")
    return count === 1 ? "This is no session file" : "These are no session files";
  return count > 1 ? `Drop to open ${countOf(count, "session")}` : "Drop to open the session";
}
