import type { ContextPlan } from "@leafwalk/core";
import type { ReactNode } from "react";
import type { OpenSession } from "../../source/open-session.ts";
import { Tabs } from "../../ui/Tabs.tsx";
import { changeUrl, useUrl } from "../../url/navigation.ts";
import { LeafBar } from "./LeafBar.tsx";
import type { Chosen } from "./use-chosen.ts";

interface NarrowPanelsProps {
  readonly tree: ReactNode;
  readonly context: ReactNode;
  readonly open: OpenSession;
  readonly plan: ContextPlan;
  readonly chosen: Chosen;
}

const tabs = [
  { name: "tree", label: "Tree" },
  { name: "context", label: "Context" },
] as const;

export function NarrowPanels({ tree, context, open, plan, chosen }: NarrowPanelsProps) {
  const { tab } = useUrl().state;
  return (
    <div className="flex min-h-0 grow flex-col bg-surface">
      <div className="shrink-0 border-line border-b">
        <Tabs
          label="Views of the session"
          tabs={tabs}
          current={tab}
          panelId="session"
          onSelect={(next) => changeUrl({ tab: next }, "replace")}
        />
      </div>
      <div
        role="tabpanel"
        id={`session-${tab}`}
        aria-labelledby={`session-${tab}-tab`}
        className={`flex min-h-0 grow flex-col ${tab === "tree" ? "bg-canvas" : ""}`}
      >
        {tab === "tree" ? tree : context}
      </div>
      {tab === "context" && <LeafBar session={open.session} plan={plan} chosen={chosen} />}
    </div>
  );
}
