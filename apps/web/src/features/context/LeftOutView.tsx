import type { Session } from "@leafwalk/core";
import { EyeOff } from "lucide-react";
import { useState } from "react";
import { formatClock } from "../../format/clock.ts";
import { countOf } from "../../format/figures.ts";
import type { OpenSession } from "../../source/open-session.ts";
import { entryNumber, plainPreviewOf, titleOfEntry } from "../entry/index.ts";
import { ContextRail } from "./ContextRail.tsx";
import { reasonWords } from "./reason-words.ts";
import type { LeftOutRow } from "./rows.ts";

interface LeftOutViewProps {
  readonly open: OpenSession;
  readonly row: LeftOutRow;
  readonly isOpen: boolean;
  readonly isShown: boolean;
  readonly isLast: boolean;
  onToggle(): void;
  onShow(position: number): void;
}

/** Entries of the path that are not sent, and by which rule. */
export function LeftOutView(props: LeftOutViewProps) {
  const { open, row, isOpen, isShown, isLast, onToggle, onShow } = props;
  const [asksWhy, setAsksWhy] = useState(false);
  const { what, why, by } = reasonWords[row.reason];
  const link = "shrink-0 rounded-chip px-1 font-medium text-accent hover:bg-hover max-mid:min-h-11";
  return (
    <ContextRail look="left-out" isShown={isShown} isLast={isLast} className="py-3">
      <div className="rounded-control border border-line-strong border-dashed px-2.5 text-12">
        <div className="flex min-h-6.5 items-center gap-2">
          <EyeOff size={14} className="shrink-0 text-ink-3" aria-hidden="true" />
          <p className="line-clamp-1 min-w-0 py-0.5 text-ink-2 wrap-anywhere">
            <span className="font-medium">Left out:</span> {what}{" "}
            <span className="text-ink-3">· {describe(open, row)}</span>
          </p>
          <button
            type="button"
            aria-expanded={asksWhy}
            className="shrink-0 rounded-chip px-1 text-ink-3 hover:bg-hover hover:text-ink max-mid:min-h-11"
            onClick={() => setAsksWhy(!asksWhy)}
          >
            why
          </button>
          <button
            type="button"
            aria-expanded={isOpen}
            className={`ml-auto ${link}`}
            onClick={onToggle}
          >
            {isOpen ? "Hide" : "Show"}
          </button>
        </div>
        {asksWhy ? (
          <p className="border-line border-t border-dashed py-1 text-ink-2 leading-5">
            {why}{" "}
            {row.by === undefined ? null : (
              <button
                type="button"
                className={link}
                onClick={() => row.by !== undefined && onShow(row.by)}
              >
                Go to {by}, {entryNumber(open, row.by)}
              </button>
            )}
          </p>
        ) : null}
      </div>
    </ContextRail>
  );
}

/** How many, and what they are where that is not plain from the reason. */
function describe({ session }: OpenSession, { reason, positions, lines }: LeftOutRow): string {
  const [first = -1] = positions;
  if (positions.length === 1) {
    return `${titleOfEntry(session, first).slice(0, 80)}: ${wordsOf(session, first)}`;
  }
  const count = countOf(positions.length - lines, "entry", "entries");
  if (reason === "not-a-message") {
    const names = new Set(
      positions.slice(0, 20).map((position) => titleOfEntry(session, position)),
    );
    return `${count}: ${[...names].join(", ").slice(0, 120)}`;
  }
  const clock = formatClock(session.recordedTimeOf(first));
  const isTurn = reason === "aborted" || reason === "error" || reason === "retry-recovery";
  return isTurn && clock !== "" ? `${count}, at ${clock}` : count;
}

function wordsOf(session: Session, position: number): string {
  return (
    session.rareOf(position).error ?? (plainPreviewOf(session, position) || "(nothing to read)")
  );
}
