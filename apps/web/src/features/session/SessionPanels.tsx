import { planContext } from "@leafwalk/core";
import { useMemo } from "react";
import type { OpenSession } from "../../source/open-session.ts";
import { ErrorBoundary } from "../../ui/ErrorBoundary.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { useUrl } from "../../url/navigation.ts";
import { ContextPanel } from "../context/index.ts";
import { SessionTree } from "../session-tree/index.ts";
import { NarrowPanels } from "./NarrowPanels.tsx";
import { PanelFailed } from "./PanelFailed.tsx";
import type { Chosen } from "./use-chosen.ts";
import { WidePanels } from "./WidePanels.tsx";

interface SessionPanelsProps {
  readonly open: OpenSession;
  readonly chosen: Chosen;
}

/** The tree and the context of its leaf: side by side, or as tabs where there is room for one. */
export function SessionPanels({ open, chosen }: SessionPanelsProps) {
  const { leaf, shown, selectLeaf, show } = chosen;
  const { rules } = useUrl().state;
  const plan = useMemo(() => planContext(open.session, leaf, rules), [open.session, leaf, rules]);
  const isNarrow = useMedia("(width < 760px)");
  const common = { open, plan, leaf, shown, onSelectLeaf: selectLeaf, onShow: show };

  const tree = (
    <ErrorBoundary
      resetKey={open}
      renderError={(error, retry) => (
        <PanelFailed title="The tree could not be drawn" error={error} onRetry={retry} />
      )}
    >
      <SessionTree {...common} />
    </ErrorBoundary>
  );
  const context = (
    <ErrorBoundary
      resetKey={plan}
      renderError={(error, retry) => (
        <PanelFailed title="The context could not be drawn" error={error} onRetry={retry} />
      )}
    >
      <ContextPanel {...common} />
    </ErrorBoundary>
  );
  return isNarrow ? (
    <NarrowPanels tree={tree} context={context} open={open} plan={plan} chosen={chosen} />
  ) : (
    <WidePanels tree={tree} context={context} />
  );
}
