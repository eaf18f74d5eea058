import { GitFork } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { labelsOf } from "./card-facts.ts";
import { LabelChip } from "./LabelChip.tsx";
import { startsBranch } from "./shape.ts";
import { useTreeModel } from "./tree-model.ts";

interface CardHeadProps {
  readonly card: number;
  readonly title: string;
  readonly isQuiet: boolean;
  /** Right of the title: icons and chips of the kind. */
  readonly extra?: ReactNode;
  /** At the right end: a time or a duration. It gives way to a label. */
  readonly end: string;
}

/** First line of a card: what it is, its label, and when. */
export function CardHead({ card, title, isQuiet, extra, end }: CardHeadProps) {
  const { session, shape, last, chains, selected, actions } = useTreeModel();
  const facts = shape.tree.at(card);
  if (!facts) return null;
  const labels = labelsOf(session, facts);
  const canFold = startsBranch(shape, card) && chains.level[card] !== chains.level[selected];
  return (
    <div className="flex h-5 items-center gap-1.5 text-11 whitespace-nowrap">
      <span
        className={classNames(
          "truncate font-semibold",
          labels.length > 0 && "max-w-3/5 shrink-0",
          !isQuiet && "text-ink-2",
        )}
      >
        {title}
      </span>
      {extra}
      <LabelChip labels={labels} />
      {card === last ? (
        <span className="shrink-0 rounded-chip border border-line-strong px-1 font-medium leading-3.5">
          current leaf
        </span>
      ) : null}
      {canFold ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label="Fold this branch"
          title="Fold this branch (e)"
          className="ml-auto hidden size-4 shrink-0 items-center justify-center rounded-chip text-ink-3 hover:bg-active group-hover/item:flex group-focus-visible/item:flex"
          onClick={(event) => {
            event.stopPropagation();
            actions.foldBranch(card);
          }}
        >
          <GitFork size={11} />
        </button>
      ) : null}
      {end !== "" && (labels.length === 0 || card !== last) ? (
        <span className="ml-auto shrink-0 text-ink-3 tabular-nums">{end}</span>
      ) : null}
    </div>
  );
}
