import { entryDeclaration } from "@leafwalk/core";
import { useMemo } from "react";
import { classNames } from "../../ui/class-names.ts";
import { titleOfCard, wordsOfCompaction } from "./card-facts.ts";
import { CARD_X, RAIL_X } from "./geometry.ts";
import { useTreeModel } from "./tree-model.ts";

/** A compaction or a reset, across the lane. */
export function BarCard({ card }: { readonly card: number }) {
  const { session, shape, layout, states, selected, shown, last } = useTreeModel();
  const facts = shape.tree.at(card)!;
  const position = facts.positions[0]!;
  const isCompaction = entryDeclaration(session.typeOf(position)).context === "compaction";
  const replaced = useMemo(
    () => (isCompaction ? wordsOfCompaction(session, position) : undefined),
    [session, position, isCompaction],
  );
  const words = replaced ?? session.previewOf(position);
  const state = states.of(card);
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute top-3.5 h-px bg-control"
        style={{ left: RAIL_X + 11, width: CARD_X - RAIL_X - 11 }}
      />
      <div
        title={words}
        className={classNames(
          "absolute top-0 flex h-7 items-center gap-2 rounded-control px-2.5 text-11 select-none",
          "group-focus-visible/item:outline-2 group-focus-visible/item:outline-accent",
          "group-focus-visible/item:outline-offset-2",
          state === "sent" && "bg-active text-ink-2 hover:bg-line-strong",
          state === "left-out" && "border border-line-strong border-dashed text-ink-3",
          state === "off-path" && "border border-line-strong text-ink-3 dark:border-line",
          card === selected && "ring-2 ring-accent",
          card === shown && card !== selected && "ring-1 ring-accent",
        )}
        style={{ left: CARD_X, width: layout.cardWidth }}
      >
        <span className={classNames("font-semibold", state === "sent" && "text-ink")}>
          {titleOfCard(session, facts)}
        </span>
        {card === last ? <span className="shrink-0 font-medium">current leaf</span> : null}
        <span className="ml-auto truncate tabular-nums">{words}</span>
      </div>
    </>
  );
}
