import "@xyflow/react/dist/base.css";
import { type NodeTypes, ReactFlow, useReactFlow, useStore, type Viewport } from "@xyflow/react";
import { type KeyboardEvent, type UIEvent, useEffect, useMemo, useRef } from "react";
import { CardNode, type TreeNode } from "./CardNode.tsx";
import { ChipNode } from "./ChipNode.tsx";
import { type PanelSize, panExtent, ZOOM_AT_LEAST, ZOOM_AT_MOST } from "./camera.ts";
import { EdgeLayer } from "./EdgeLayer.tsx";
import { FarView } from "./FarView.tsx";
import { itemsInside } from "./tree-index.ts";
import type { TreeModel } from "./tree-model.ts";
import { buildNodes, itemOf } from "./tree-nodes.ts";
import { useByAndBy } from "./use-by-and-by.ts";
import { useTreeWindow } from "./use-tree-window.ts";

/**
 * Cards mounted at once. With more in view little could be read, and moving them all took longer than a
 * frame should (200 cards: 60 to 200 ms on two cores): they are painted instead.
 */
const CARDS_AT_MOST = 120;

// Outside the component: React Flow mounts everything anew when this object changes.
const nodeTypes: NodeTypes = { card: CardNode, chip: ChipNode };
const noEdges: never[] = [];
const noItems: number[] = [];
// Its mark would lie under the overview. React Flow is free software (MIT) and leaves that to its users.
const proOptions = { hideAttribution: true };

interface TreeCanvasProps {
  readonly model: TreeModel;
  readonly panel: PanelSize;
  readonly viewAtFirst: Viewport;
  /** The one item that Tab leads to. */
  readonly tabStop: number;
  onKeyDown(event: KeyboardEvent<HTMLDivElement>): void;
  onChoose(item: number): void;
  /** An item got the focus by keyboard, or by something that moves through the page. */
  onFocusItem(item: number): void;
}

export function TreeCanvas(props: TreeCanvasProps) {
  const { model, panel, viewAtFirst, tabStop, onKeyDown, onChoose, onFocusItem } = props;
  const { index, layout, actions } = model;
  const rect = useTreeWindow();
  const { getViewport, setViewport } = useReactFlow();
  const wrapper = useRef<HTMLDivElement>(null);
  const nodesBefore = useRef<ReadonlyMap<string, TreeNode>>(new Map());

  const inside = useMemo(() => itemsInside(index, rect, CARDS_AT_MOST + 1), [index, rect]);
  const isFar = inside.length > CARDS_AT_MOST;
  const { items: near, areAll } = useByAndBy(isFar ? noItems : inside);
  const wasFar = useRef(isFar);
  useEffect(() => {
    wasFar.current = isFar || (wasFar.current && !areAll);
  });
  const nodes = useMemo(() => {
    // The item that has the focus stays mounted wherever the view is, or the focus would be lost.
    const items = new Set(near);
    if (layout.lane.length > 0) items.add(tabStop);
    const built = buildNodes(model, [...items], tabStop, nodesBefore.current);
    nodesBefore.current = built;
    return [...built.values()];
  }, [model, layout, near, tabStop]);

  useEffect(() => {
    // React Flow gives its wrapper the role "application" and the element around the nodes none.
    const tree = wrapper.current?.querySelector(".react-flow__nodes");
    tree?.setAttribute("role", "tree");
    tree?.setAttribute("aria-label", "Entry tree");
  }, []);

  /** A browser or a screen reader that scrolls a card into view moves the tree: React Flow itself undoes it. */
  const panInstead = ({ currentTarget: { scrollLeft, scrollTop } }: UIEvent<HTMLDivElement>) => {
    if (scrollLeft === 0 && scrollTop === 0) return;
    const { x, y, zoom } = getViewport();
    void setViewport({ x: x - scrollLeft, y: y - scrollTop, zoom });
  };

  const zoom = useStore(({ transform }) => transform[2]);
  const extent = panExtent(layout, panel, zoom);
  return (
    <ReactFlow<TreeNode>
      ref={wrapper}
      nodes={nodes}
      edges={noEdges}
      nodeTypes={nodeTypes}
      defaultViewport={viewAtFirst}
      minZoom={ZOOM_AT_LEAST}
      maxZoom={ZOOM_AT_MOST}
      translateExtent={[
        [extent.left, extent.top],
        [extent.right, extent.bottom],
      ]}
      nodesDraggable={false}
      nodesConnectable={false}
      nodesFocusable={false}
      elementsSelectable={false}
      panOnScroll
      zoomOnDoubleClick={false}
      disableKeyboardA11y
      proOptions={proOptions}
      aria-label="Tree of the session"
      onNodeClick={(_, { data }) => onChoose(data.item)}
      onNodeDoubleClick={(_, { data }) => {
        if (model.shape.tree.callsOf(data.item) > 0) actions.toggleTurn(data.item);
      }}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const item = itemOf(event.target, layout);
        // Moving the tree under a pressed mouse button would take the click to another card.
        if (item !== undefined && event.target.matches(":focus-visible")) onFocusItem(item);
      }}
      onScrollCapture={panInstead}
    >
      <EdgeLayer rect={rect} />
      {isFar || (wasFar.current && !areAll) ? <FarView /> : null}
    </ReactFlow>
  );
}
