import { Flag } from "@leafwalk/core";
import { ChevronRight, Image } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";
import { CallRows } from "./CallRows.tsx";
import {
  labelsOf,
  previewOfCard,
  titleOfCard,
  wordsOfCompaction,
  wordsOfFold,
} from "./card-facts.ts";
import { iconOfCard } from "./card-icon.ts";
import { stateWords } from "./card-states.ts";
import { hasFigures } from "./geometry.ts";
import { LabelChip } from "./LabelChip.tsx";
import { chipOf } from "./layout.ts";
import { Marker } from "./Marker.tsx";
import { TurnFigures } from "./TurnFigures.tsx";
import { useTreeModel } from "./tree-model.ts";

interface CompactRowProps {
  readonly item: number;
  /** Middle of the row's marker. */
  readonly x: number;
  readonly y: number;
  /** Width for words. */
  readonly room: number;
}

/** A card in one or two lines. */
export function CompactRow({ item: card, x, y, room }: CompactRowProps) {
  const { session, shape, states, selected, shown, last, rowsOf } = useTreeModel();
  const facts = shape.tree.at(card)!;
  const state = states.of(card);
  const isSelected = card === selected;
  const isQuiet = state !== "sent" && !isSelected;
  const { kind, turn } = facts;
  const position = facts.positions[0]!;
  const preview = previewOfCard(session, facts) || "(nothing to read)";
  const rows = rowsOf(card);
  return (
    <>
      {kind === "line" ? (
        <RowDot x={x} y={y} isMarked={isSelected} />
      ) : (
        <Marker
          icon={iconOfCard(session, facts)}
          state={state}
          isUser={kind === "user"}
          isSelected={isSelected}
          x={x}
          y={y}
        />
      )}
      <div
        title={preview}
        className={classNames(
          "min-w-0 grow self-stretch overflow-hidden rounded-control px-2 select-none",
          "group-focus-visible/item:outline-2 group-focus-visible/item:outline-accent",
          "group-focus-visible/item:-outline-offset-2",
          isSelected && "bg-accent-tint-2 text-ink [&_.text-ink-3]:text-ink-2",
          !isSelected && card === shown && "bg-accent-tint ring-1 ring-accent ring-inset",
          !isSelected && card !== shown && "group-hover/item:bg-hover",
          !isSelected && kind === "bar" && !isQuiet && "bg-active",
          isQuiet || (kind === "line" && !isSelected) ? "text-ink-3" : "text-ink",
        )}
      >
        <span className="sr-only">
          {titleOfCard(session, facts)}, {stateWords[state]}:
        </span>
        <div className="flex h-5 items-center gap-1.5" style={{ marginTop: y - 10 }}>
          <p
            className={classNames(
              "min-w-0 truncate text-12",
              kind === "user" && !isQuiet && "font-medium",
            )}
          >
            {kind === "bar" || kind === "entry" || turn?.failed ? (
              <span aria-hidden="true" className="font-semibold text-11">
                {titleOfCard(session, facts)} ·{" "}
              </span>
            ) : null}
            {kind === "bar" ? wordsOfCompaction(session, position) : preview}
          </p>
          {session.has(position, Flag.hasImage) ? (
            <Image size={12} className="shrink-0" aria-label="holds an image" />
          ) : null}
          <span className="ml-auto flex min-w-0 max-w-1/2 shrink-0 items-center gap-1.5 text-11 empty:hidden">
            <LabelChip labels={labelsOf(session, facts)} />
            {card === last ? (
              <span className="shrink-0 rounded-chip border border-line-strong px-1 font-medium leading-3.5">
                current leaf
              </span>
            ) : null}
          </span>
        </div>
        {turn && hasFigures(shape.tree, card) ? (
          <TurnFigures turn={turn} isQuiet={isQuiet} room={room - 16} />
        ) : null}
        {rows > 0 ? <CallRows card={card} rows={rows} /> : null}
      </div>
    </>
  );
}

interface RowDotProps {
  readonly x: number;
  readonly y: number;
  readonly isMarked: boolean;
}

/** The marker of what has no card: changes of state and folds. */
function RowDot({ x, y, isMarked }: RowDotProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "absolute size-2 rounded-full border-[1.5px]",
        isMarked ? "border-accent bg-accent" : "border-control bg-canvas",
      )}
      style={{ left: x - 4, top: y - 4 }}
    />
  );
}

/** Folded branches of the row above. */
export function CompactChip({ item, x, y }: Omit<CompactRowProps, "room">) {
  const { session, shape, layout } = useTreeModel();
  const { starts } = chipOf(layout, item)!;
  const start = shape.tree.at(starts[0]!)!;
  return (
    <>
      <RowDot x={x} y={y} isMarked={false} />
      <span className="flex h-full min-w-0 grow items-center gap-1.5 rounded-control px-2 text-11 text-ink-2 select-none group-hover/item:bg-hover group-focus-visible/item:outline-2 group-focus-visible/item:outline-accent group-focus-visible/item:-outline-offset-2">
        <ChevronRight size={12} strokeWidth={2} className="shrink-0" aria-hidden="true" />
        <span className="shrink-0">{wordsOfFold(shape, starts)}</span>
        {starts.length === 1 ? (
          <>
            <LabelChip labels={labelsOf(session, start)} />
            <span className="truncate text-ink-3">{previewOfCard(session, start)}</span>
          </>
        ) : null}
      </span>
    </>
  );
}
