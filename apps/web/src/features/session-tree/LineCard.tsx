import { classNames } from "../../ui/class-names.ts";
import { labelsOf, previewOfCard } from "./card-facts.ts";
import { CARD_X, RAIL_X } from "./geometry.ts";
import { LabelChip } from "./LabelChip.tsx";
import { useTreeModel } from "./tree-model.ts";

/** Changes of state: a line of text on the rail. */
export function LineCard({ card }: { readonly card: number }) {
  const { session, shape, layout, selected, shown, last } = useTreeModel();
  const facts = shape.tree.at(card)!;
  const words = previewOfCard(session, facts);
  const isMarked = card === selected || card === shown;
  return (
    <>
      <span
        aria-hidden="true"
        className={classNames(
          "absolute top-1.25 size-2 rounded-full border-[1.5px]",
          isMarked ? "border-accent bg-accent" : "border-control bg-canvas",
        )}
        style={{ left: RAIL_X - 4 }}
      />
      <p
        title={words}
        className={classNames(
          "absolute top-0 flex h-4.5 items-center gap-1.5 rounded-chip text-11 select-none",
          "group-focus-visible/item:outline-2 group-focus-visible/item:outline-accent",
          isMarked ? "text-accent" : "text-ink-3 hover:text-ink-2",
        )}
        style={{ left: CARD_X, width: layout.cardWidth }}
      >
        <span className="flex max-w-32 shrink-0 empty:hidden">
          <LabelChip labels={labelsOf(session, facts)} />
        </span>
        <span className="truncate">{words}</span>
        {card === last ? (
          <span className="shrink-0 rounded-chip border border-line-strong px-1 font-medium text-ink-2 leading-3.5">
            current leaf
          </span>
        ) : null}
      </p>
    </>
  );
}
