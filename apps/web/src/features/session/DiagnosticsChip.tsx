import type { Diagnostic } from "@leafwalk/core";
import { Info, TriangleAlert } from "lucide-react";
import type { Ref } from "react";
import { countOf } from "../../format/figures.ts";
import { badgeClass } from "../../ui/Badge.tsx";
import { classNames } from "../../ui/class-names.ts";

interface DiagnosticsChipProps {
  readonly diagnostics: readonly Diagnostic[];
  readonly isOpen: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  onToggle(): void;
}

/** By the title: that something is wrong in the file, and how much. Opens the panel that says what. */
export function DiagnosticsChip({ diagnostics, isOpen, ref, onToggle }: DiagnosticsChipProps) {
  if (diagnostics.length === 0) return null;
  const isHarmless = diagnostics.every(({ severity }) => severity === "info");
  const Icon = isHarmless ? Info : TriangleAlert;
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className={classNames(
        badgeClass(isHarmless ? "neutral" : "warn"),
        isHarmless ? "hover:bg-active" : "hover:bg-warn-mark",
        "max-mid:h-4",
      )}
    >
      <Icon aria-hidden="true" className="size-3" strokeWidth={2} />
      {countOf(diagnostics.length, "diagnostic")}
    </button>
  );
}
