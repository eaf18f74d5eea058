import { ViewportPortal } from "@xyflow/react";
import { useMemo } from "react";
import type { CardState } from "./card-states.ts";
import { GAP, LANE_PITCH, markerY, EDGE_RADIUS as R, RAIL_X } from "./geometry.ts";
import type { Edge } from "./layout.ts";
import { edgesInside, type Rect } from "./tree-index.ts";
import { useTreeModel } from "./tree-model.ts";

const EDGES_AT_MOST = 300;

const looks: { readonly [State in CardState]: string } = {
  sent: "stroke-control stroke-2",
  "left-out": "stroke-hatch stroke-2 [stroke-dasharray:2_3]",
  "off-path": "stroke-line-strong stroke-[1.5]",
};

/** The lines from cards to the branches beside them. Those inside a lane are pieces of the rail. */
export function EdgeLayer({ rect }: { readonly rect: Rect }) {
  const { index, shape, states } = useTreeModel();
  const edges = useMemo(() => edgesInside(index, rect, EDGES_AT_MOST), [index, rect]);
  return (
    <ViewportPortal>
      <svg
        aria-hidden="true"
        width="1"
        height="1"
        className="pointer-events-none absolute top-0 left-0 -z-1 overflow-visible"
      >
        {edges.map((edge) => (
          <path
            key={`${edge.from}:${edge.to}`}
            d={drawEdge(edge, edge.to < 0 ? 11 : markerY(shape.tree.kindOf(edge.to)))}
            fill="none"
            className={edge.to < 0 ? looks["off-path"] : looks[states.of(edge.to)]}
          />
        ))}
      </svg>
    </ViewportPortal>
  );
}

/** Out of the rail in the gap under the card, level, and down into the lane of the branch. */
function drawEdge({ fromLane, toLane, y }: Edge, depth: number): string {
  const from = fromLane * LANE_PITCH + RAIL_X;
  const to = toLane * LANE_PITCH + RAIL_X;
  const level = y + GAP / 2;
  return [
    `M${from} ${level - R}`,
    `Q${from} ${level} ${from + R} ${level}`,
    `H${to - R}`,
    `Q${to} ${level} ${to} ${level + R}`,
    `V${y + GAP + depth}`,
  ].join("");
}
