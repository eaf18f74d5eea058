import type { ReactNode, Ref } from "react";
import { ViewTabs, type ViewTabsProps } from "./ViewTabs.tsx";

interface NarrowPanelsProps extends ViewTabsProps {
  /** What the current tab shows. */
  readonly view: ReactNode;
  readonly viewRef: Ref<HTMLDivElement>;
  /** At the foot, where a thumb is. */
  readonly steps: ReactNode;
}

export function NarrowPanels({ view, viewRef, steps, ...bar }: NarrowPanelsProps) {
  const isTree = bar.current === "tree";
  return (
    <div className="flex min-h-0 grow flex-col bg-surface">
      <ViewTabs {...bar} />
      <div
        ref={viewRef}
        role="tabpanel"
        id={`session-${bar.current}`}
        aria-labelledby={`session-${bar.current}-tab`}
        className={`flex min-h-0 grow flex-col ${isTree ? "bg-canvas" : ""}`}
      >
        {view}
      </div>
      {isTree ? null : steps}
    </div>
  );
}
