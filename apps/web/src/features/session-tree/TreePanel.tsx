import { useReactFlow, type Viewport } from "@xyflow/react";
import { useEffect, useRef } from "react";
import { useMedia } from "../../ui/use-media.ts";
import { usePageKeys } from "../../ui/use-page-keys.ts";
import {
  fitsWhole,
  moveIntoView,
  type PanelSize,
  viewAround,
  viewOfAll,
  zoomAround,
} from "./camera.ts";
import { LeafButton } from "./LeafButton.tsx";
import { Overview } from "./Overview.tsx";
import { type Folds, TreeBar } from "./TreeBar.tsx";
import { TreeCanvas } from "./TreeCanvas.tsx";
import { TreeFoot } from "./TreeFoot.tsx";
import { type TreeModel, TreeModelProvider } from "./tree-model.ts";
import { nodeId } from "./tree-nodes.ts";
import { useTreeKeys } from "./use-tree-keys.ts";
import { ZoomControls } from "./ZoomControls.tsx";

const MOVE_MS = 240;

interface TreePanelProps {
  readonly model: TreeModel;
  readonly panel: PanelSize;
  readonly folds: Folds;
}

/** The tree with its bar, overview and foot. Inside a React Flow provider. */
export function TreePanel({ model, panel, folds }: TreePanelProps) {
  const { layout, selected, shown, filter } = model;
  const { getViewport, setViewport } = useReactFlow();
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const root = useRef<HTMLElement>(null);
  const wanted = useRef<number>(undefined);
  const awaited = useRef<string>(undefined);

  function moveTo(view: Viewport | undefined, isSmooth = true) {
    if (!view) return;
    const from = getViewport();
    const isFar = Math.abs(view.y - from.y) > 4 * panel.height;
    void setViewport(view, { duration: isSmooth && !isStill && !isFar ? MOVE_MS : 0 });
  }

  const { tabStop, onKeyDown, setFocused, choose } = useTreeKeys(model, (item) => {
    wanted.current = item;
  });
  // After drawing: a card that was inside a fold has its place only now, and React Flow mounts it a moment later.
  useEffect(() => {
    if (wanted.current !== tabStop) return;
    wanted.current = undefined;
    moveTo(moveIntoView(layout, tabStop, getViewport(), panel), false);
    awaited.current = nodeId(layout, tabStop);
    focusWhenMounted(root.current, awaited);
  });

  // A leaf chosen here is in view already; one chosen elsewhere is moved to.
  const seen = useRef({ selected, shown, filter });
  useEffect(() => {
    const before = seen.current;
    seen.current = { selected, shown, filter };
    // Other cards stand elsewhere: the tree is looked at anew.
    if (filter !== before.filter) {
      return moveTo(viewAround(layout, Math.max(selected, 0), panel, getViewport().zoom), false);
    }
    const isShownNew = shown !== before.shown && shown >= 0;
    const item = isShownNew ? shown : selected;
    if (item < 0 || !(isShownNew || selected !== before.selected)) return;
    if (selected !== before.selected) setFocused(undefined);
    if (moveIntoView(layout, item, getViewport(), panel)) {
      moveTo(viewAround(layout, item, panel, getViewport().zoom));
    }
  });

  const fit = () => moveTo(viewOfAll(layout, Math.max(selected, 0), panel));
  usePageKeys((key) => {
    if (key === "f") fit();
    return key === "f";
  });

  return (
    <TreeModelProvider value={model}>
      <section ref={root} aria-label="Tree" className="flex h-full min-w-0 flex-col bg-canvas">
        <TreeBar folds={folds}>
          <ZoomControls
            fitsWhole={fitsWhole(layout, panel)}
            onFit={fit}
            onZoom={(zoom) =>
              moveTo(zoomAround(layout, Math.max(selected, 0), getViewport(), panel, zoom))
            }
          />
        </TreeBar>
        <div className="relative min-h-0 flex-1">
          <TreeCanvas
            model={model}
            panel={panel}
            viewAtFirst={viewAround(layout, Math.max(selected, 0), panel, 1)}
            tabStop={tabStop}
            onKeyDown={onKeyDown}
            onChoose={choose}
            onFocusItem={(item) => {
              setFocused(item);
              moveTo(moveIntoView(layout, item, getViewport(), panel), false);
            }}
          />
          <Overview />
          <LeafButton
            onGo={() => moveTo(viewAround(layout, selected, panel, getViewport().zoom))}
          />
        </div>
        <TreeFoot />
      </section>
    </TreeModelProvider>
  );
}

/**
 * Tried for some frames, then given up: the panel may be gone, or the card folded again.
 * One that is wanted later takes the turn of the one before.
 */
function focusWhenMounted(
  root: HTMLElement | null,
  awaited: { readonly current: string | undefined },
  id = awaited.current,
  frames = 20,
): void {
  if (id === undefined || id !== awaited.current) return;
  const node = root?.querySelector<HTMLElement>(`.react-flow__node[data-id="${id}"]`);
  if (node) node.focus({ preventScroll: true });
  else if (frames > 0) {
    requestAnimationFrame(() => focusWhenMounted(root, awaited, id, frames - 1));
  }
}
