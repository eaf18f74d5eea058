import type { ReactNode } from "react";
import { ViewTabs, type ViewTabsProps } from "./ViewTabs.tsx";

interface NarrowPanelsProps extends ViewTabsProps {
  /** What the current tab shows. */
  readonly view: ReactNode;
  /** At the foot, where a thumb is. */
  readonly steps: ReactNode;
}

export function NarrowPanels({ view, steps, tabs, current, onShowKeys }: NarrowPanelsProps) {
  const isTree = current === "tree";
  return (
    <div className="flex min-h-0 grow flex-col bg-surface">
      <ViewTabs tabs={tabs} current={current} onShowKeys={onShowKeys} />
      <div
        role="tabpanel"
        id={`session-${current}`}
        aria-labelledby={`session-${current}-tab`}
        className={`flex min-h-0 grow flex-col ${isTree ? "bg-canvas" : ""}`}
      >
        {view}
      </div>
      {isTree ? null : steps}
    </div>
  );
}
