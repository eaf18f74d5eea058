import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface TooltipProps {
  readonly text: string;
  /** Which edge of the control it is flush with; at an edge of the window, the inner one. */
  readonly align?: "start" | "center" | "end";
  readonly side?: "bottom" | "top";
  readonly children: ReactNode;
}

const alignments = {
  start: "left-0",
  center: "left-1/2 -translate-x-1/2",
  end: "right-0",
};

/** Words for what a control shows only as a drawing. The control carries the same words as its name. */
export function Tooltip({ text, align = "center", side = "bottom", children }: TooltipProps) {
  return (
    <span className="group/tip relative inline-flex">
      {children}
      <span
        aria-hidden="true"
        className={classNames(
          "pointer-events-none absolute z-10 whitespace-nowrap rounded-chip bg-ink px-2 py-1",
          "text-11 text-surface opacity-0 shadow-e2 transition-opacity",
          "group-hover/tip:opacity-100 group-hover/tip:delay-500",
          "group-has-focus-visible/tip:opacity-100",
          side === "bottom" ? "top-full mt-1" : "bottom-full mb-1",
          alignments[align],
        )}
      >
        {text}
      </span>
    </span>
  );
}
