import { Flag } from "@leafwalk/core";
import { Image } from "lucide-react";
import { formatClock } from "../../format/clock.ts";
import { CardFrame } from "./CardFrame.tsx";
import { CardHead } from "./CardHead.tsx";
import { previewOfCard, titleOfCard } from "./card-facts.ts";
import { useTreeModel } from "./tree-model.ts";

export function UserCard({ card }: { readonly card: number }) {
  const { session, shape, states } = useTreeModel();
  const facts = shape.tree.at(card)!;
  const position = facts.positions[0]!;
  const isQuiet = states.of(card) !== "sent";
  const preview = previewOfCard(session, facts);
  return (
    <CardFrame card={card} isUser title={preview}>
      <CardHead
        card={card}
        title={titleOfCard(session, facts)}
        isQuiet={isQuiet}
        end={formatClock(session.recordedTimeOf(position))}
        extra={
          session.has(position, Flag.hasImage) ? (
            <Image size={12} className="shrink-0" aria-label="holds an image" />
          ) : null
        }
      />
      <p
        className={
          isQuiet ? "truncate text-12 leading-5" : "truncate font-medium text-12 leading-5"
        }
      >
        {preview || "(nothing to read)"}
      </p>
    </CardFrame>
  );
}
