import { ChevronDown, ChevronRight } from "lucide-react";
import { formatClock } from "../../format/clock.ts";
import { plainWords } from "../../format/plain-words.ts";
import { formatTokens } from "../../format/tokens.ts";
import type { OpenSession } from "../../source/open-session.ts";
import { entryNumber, titleOfEntry } from "../entry/index.ts";
import { ContextRail } from "./ContextRail.tsx";
import type { BarRow } from "./rows.ts";

interface BarViewProps {
  readonly open: OpenSession;
  readonly row: BarRow;
  readonly isOpen: boolean;
  readonly isShown: boolean;
  readonly isLast: boolean;
  onToggle(): void;
}

/** A compaction or a reset, across the transcript where it happened; a click shows its entry. */
export function BarView({ open, row, isOpen, isShown, isLast, onToggle }: BarViewProps) {
  const { session } = open;
  const [position = -1] = row.positions;
  const { tokensBefore, tokensAfter } = session.rareOf(position);
  const counts = [tokensBefore, tokensAfter]
    .filter((tokens) => tokens !== undefined)
    .map(formatTokens);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const look = row.inside.kind === "message" ? "sent" : "left-out";
  return (
    <ContextRail look={look} isShown={isShown} isLast={isLast} className="py-3">
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex h-7 w-full items-center gap-2 rounded-control bg-active px-2.5 text-left text-12 text-ink-2 hover:bg-line-strong max-mid:h-11"
        onClick={onToggle}
      >
        <Chevron size={14} className="shrink-0" aria-hidden="true" />
        <span className="shrink-0 font-semibold text-ink">{titleOfEntry(session, position)}</span>
        <span className="min-w-0 truncate">{plainWords(session.previewOf(position))}</span>
        <span className="ml-auto shrink-0 text-11 tabular-nums">
          {counts.length > 0 ? `${counts.join(" → ")} tokens · ` : null}
          {entryNumber(open, position)}
          <span className="max-mid:hidden"> · {formatClock(session.timeOf(position))}</span>
        </span>
      </button>
    </ContextRail>
  );
}
