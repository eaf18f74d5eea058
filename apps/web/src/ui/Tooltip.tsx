import { type KeyboardEvent, type ReactNode, useState } from "react";
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

/**
 * Words for what a control shows only as a drawing. The control carries the same words as its name.
 * Told to whoever points at it, or comes by Tab: not to those whom a dialog that closed brought back.
 */
export function Tooltip({ text, align = "center", side = "bottom", children }: TooltipProps) {
  const [isTabbed, setTabbed] = useState(false);
  // The key goes up where it led to; any other key ends it.
  const watch = ({ key, type }: KeyboardEvent) => setTabbed(key === "Tab" && type === "keyup");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing by itself, it only notices how the focus came
    <span
      className="group/tip relative inline-flex"
      onKeyDown={watch}
      onKeyUp={watch}
      onBlur={() => setTabbed(false)}
    >
      {children}
      <span
        aria-hidden="true"
        className={classNames(
          "pointer-events-none absolute z-10 whitespace-nowrap rounded-chip bg-ink px-2 py-1",
          "text-11 text-surface opacity-0 shadow-e2 transition-opacity",
          "group-hover/tip:opacity-100 group-hover/tip:delay-500",
          isTabbed && "group-has-focus-visible/tip:opacity-100",
          side === "bottom" ? "top-full mt-1" : "bottom-full mb-1",
          alignments[align],
        )}
      >
        {text}
      </span>
    </span>
  );
}
