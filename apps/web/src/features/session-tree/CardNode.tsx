import type { Node, NodeProps } from "@xyflow/react";
import { usePreviews } from "../../source/use-previews.ts";
import { BarCard } from "./BarCard.tsx";
import { iconOfCard } from "./card-icon.ts";
import { EntryCard } from "./EntryCard.tsx";
import { GAP, markerY } from "./geometry.ts";
import { LineCard } from "./LineCard.tsx";
import { Marker } from "./Marker.tsx";
import { Rail } from "./Rail.tsx";
import { startsBranch } from "./shape.ts";
import { TurnCard } from "./TurnCard.tsx";
import { useTreeModel } from "./tree-model.ts";
import { UserCard } from "./UserCard.tsx";

export type TreeNode = Node<{ item: number }>;

const bodies = { user: UserCard, turn: TurnCard, entry: EntryCard, line: LineCard, bar: BarCard };

/** A card with its marker and its piece of the rail. */
export function CardNode({ data: { item: card } }: NodeProps<TreeNode>) {
  const { session, shape, layout, states, selected } = useTreeModel();
  usePreviews(session);
  const facts = shape.tree.at(card);
  if (!facts) return null;
  const state = states.of(card);
  const height = layout.height[card] ?? 0;
  const top = layout.y[card] ?? 0;
  const middle = markerY(facts.kind);
  const next = shape.main[card] ?? -1;
  const isFirst = facts.parent < 0 || startsBranch(shape, card);
  // Behind the leaf the lane goes on without the context.
  const behind = next >= 0 && states.of(next) === "off-path" ? "off-path" : state;
  const Body = bodies[facts.kind];
  return (
    <>
      <Rail state={state} cardTop={top} top={isFirst ? middle : -GAP / 2} bottom={middle} />
      <Rail
        state={behind}
        cardTop={top}
        top={middle}
        bottom={next < 0 ? middle : height + GAP / 2}
      />
      {facts.kind === "line" ? null : (
        <Marker
          icon={iconOfCard(session, facts)}
          state={state}
          isUser={facts.kind === "user"}
          isSelected={card === selected}
          y={middle}
        />
      )}
      <Body card={card} />
    </>
  );
}
