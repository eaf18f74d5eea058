import { formatClock } from "../../format/clock.ts";
import { isUnknown } from "../entry/index.ts";
import { CardFrame } from "./CardFrame.tsx";
import { CardHead } from "./CardHead.tsx";
import { previewOfCard, titleOfCard } from "./card-facts.ts";
import { useTreeModel } from "./tree-model.ts";

/** Any entry that is neither a user's message nor part of a turn: summaries, executions, custom messages, unknown types. */
export function EntryCard({ card }: { readonly card: number }) {
  const { session, shape, states } = useTreeModel();
  const facts = shape.tree.at(card)!;
  const position = facts.positions[0]!;
  const preview = previewOfCard(session, facts);
  return (
    <CardFrame card={card} title={preview}>
      <CardHead
        card={card}
        title={titleOfCard(session, facts)}
        isQuiet={states.of(card) !== "sent"}
        end={formatClock(session.recordedTimeOf(position))}
        extra={
          isUnknown(session, position) ? (
            <span className="shrink-0 rounded-chip bg-hover px-1 font-medium leading-4">
              {session.roleOf(position) === "" ? "unknown type" : "unknown role"}
            </span>
          ) : null
        }
      />
      <p className="truncate text-12 leading-5">{preview || "(nothing to read)"}</p>
    </CardFrame>
  );
}
