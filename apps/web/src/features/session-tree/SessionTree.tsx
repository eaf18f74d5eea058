import type { ContextPlan } from "@leafwalk/core";
import { ReactFlowProvider } from "@xyflow/react";
import { useLayoutEffect, useRef, useState } from "react";
import type { OpenSession } from "../../source/open-session.ts";
import { useMedia } from "../../ui/use-media.ts";
import { useUrl } from "../../url/navigation.ts";
import { CompactTree } from "./CompactTree.tsx";
import type { PanelSize } from "./camera.ts";
import { TreePanel } from "./TreePanel.tsx";
import { useTreeModel } from "./use-tree-model.ts";

interface SessionTreeProps {
  readonly open: OpenSession;
  readonly plan: ContextPlan;
  /** Position of the chosen leaf. */
  readonly leaf: number;
  /** Position of the entry that is looked at. */
  readonly shown: number | undefined;
  onSelectLeaf(position: number): void;
  onShow(position: number): void;
}

/** The entry tree of a session. Another session is another tree: nothing of this one is kept. */
export function SessionTree(props: SessionTreeProps) {
  if (props.open.cards.count === 0) {
    return <p className="p-6 text-13 text-ink-2">This session has no entries yet.</p>;
  }
  return <MeasuredTree key={props.open.source.key} {...props} />;
}

/** Chromes of the panel around the canvas: 40 px of bar, 28 px of foot. */
const CHROME_HEIGHT = 68;
/** Beside a lane that is alone: its margins and the overview. */
const BESIDE_LANE = 120;
/** In a narrower panel a card would be cut: there each is a row. */
const COMPACT_BELOW = 420;

function MeasuredTree(props: SessionTreeProps) {
  const { cards } = useUrl().state;
  const box = useRef<HTMLDivElement>(null);
  // The first view depends on the room there is, so nothing is drawn before it is known.
  const [panel, setPanel] = useState<PanelSize>();
  const room = Math.max(0, (panel?.width ?? 0) - BESIDE_LANE);
  const { model, folds } = useTreeModel({ ...props, filter: cards, room });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      setPanel({ width: clientWidth, height: Math.max(0, clientHeight - CHROME_HEIGHT) });
    };
    // Not measured at once: the splitter around the panel finds its own place in the same moment.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isPhone = useMedia("(width < 760px)");
  const isCompact = panel !== undefined && (isPhone || panel.width < COMPACT_BELOW);
  return (
    <div ref={box} className="h-full min-w-0">
      {isCompact ? <CompactTree model={model} folds={folds} /> : null}
      {panel && !isCompact ? (
        <ReactFlowProvider>
          <TreePanel model={model} panel={panel} folds={folds} />
        </ReactFlowProvider>
      ) : null}
    </div>
  );
}
