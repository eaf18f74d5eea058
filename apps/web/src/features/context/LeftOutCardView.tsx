import type { Session } from "@leafwalk/core";
import { ChevronDown, ChevronRight } from "lucide-react";
import { countOf } from "../../format/figures.ts";
import type { OpenSession } from "../../source/open-session.ts";
import { iconOfEntry, plainPreviewOf, titleOfEntry } from "../entry/index.ts";
import { ContextRail } from "./ContextRail.tsx";

interface LeftOutCardViewProps {
  readonly open: OpenSession;
  readonly positions: readonly number[];
  readonly isOpen: boolean;
  onToggle(): void;
}

/** One line for a card of entries that were left out; it opens them. */
export function LeftOutCardView({ open, positions, isOpen, onToggle }: LeftOutCardViewProps) {
  const { session, cards } = open;
  const first = positions[0]!;
  const last = positions.at(-1)!;
  const Icon = iconOfEntry(session, first);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const isTurn = cards.kindOf(cards.cardOf(first)) === "turn";
  return (
    <ContextRail look="left-out">
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex h-7 w-full items-center gap-2 rounded-control px-2.5 text-left text-12 text-ink-3 hover:bg-hover max-mid:h-11"
        onClick={onToggle}
      >
        <Chevron size={14} className="shrink-0" aria-hidden="true" />
        <Icon size={14} className="shrink-0" aria-hidden="true" />
        <span className="w-24 shrink-0 truncate">
          {isTurn ? "Turn" : titleOfEntry(session, first)}
        </span>
        <span className="min-w-0 flex-1 truncate">{wordsOf(session, positions, isTurn)}</span>
        <span className="shrink-0 text-11 tabular-nums">
          {first === last ? `#${first}` : `#${first}–#${last}`}
        </span>
      </button>
    </ContextRail>
  );
}

function wordsOf(session: Session, positions: readonly number[], isTurn: boolean): string {
  if (!isTurn) return plainPreviewOf(session, positions[0]!);
  let calls = 0;
  let words = "";
  for (const position of positions) {
    calls += session.rareOf(position).calls?.length ?? 0;
    if (session.roleOf(position) === "assistant") {
      words = plainPreviewOf(session, position) || words;
    }
  }
  return calls > 0 ? `${countOf(calls, "call")} · ${words}` : words;
}
