import type { ContextPlan, Omission } from "@leafwalk/core";
import { EyeOff } from "lucide-react";
import type { OpenSession } from "../../source/open-session.ts";
import { type EntryToDraw, EntryView, entryNumber } from "../entry/index.ts";
import { ContextRail } from "./ContextRail.tsx";
import { omissionOf } from "./omissions.ts";
import { reasonWords } from "./reason-words.ts";
import type { LeftOutEntryRow } from "./rows.ts";

interface LeftOutEntryViewProps {
  readonly open: OpenSession;
  readonly plan: ContextPlan;
  readonly row: LeftOutEntryRow;
  readonly isShown: boolean;
  readonly isLast: boolean;
  hrefOf(position: number): string;
  onShow(position: number): void;
}

/** An entry that is not sent, whole, with the rule that left it out. */
export function LeftOutEntryView(props: LeftOutEntryViewProps) {
  const { open, plan, row, isShown, isLast, hrefOf, onShow } = props;
  const omission = omissionOf(plan, row.position);
  return (
    <ContextRail look="left-out" isShown={isShown} isLast={isLast} className="py-2.5">
      <EntryView
        open={open}
        entry={entryAlone(row.position)}
        isSent={false}
        results={row.results}
        chips={
          omission ? [<Rule key="rule" open={open} omission={omission} onShow={onShow} />] : []
        }
        hrefOf={hrefOf}
        onShow={onShow}
      />
    </ContextRail>
  );
}

interface RuleProps {
  readonly open: OpenSession;
  readonly omission: Omission;
  onShow(position: number): void;
}

/** The rule, and the way to the entry that did it. */
function Rule({ open, omission: { reason, by }, onShow }: RuleProps) {
  const { what, why, by: cause } = reasonWords[reason];
  const words = reason === "not-a-message" ? what : `left out: ${what}`;
  const look = "flex h-5 items-center gap-1 rounded-chip bg-hover px-1.5 font-medium text-11";
  const icon = <EyeOff size={12} className="shrink-0" aria-hidden="true" />;
  if (by === undefined) {
    return (
      <span title={why} className={`${look} text-ink-2`}>
        {icon} {words}
      </span>
    );
  }
  return (
    <button
      type="button"
      title={`${why} Go to ${cause}.`}
      className={`${look} text-accent hover:bg-active`}
      onClick={() => onShow(by)}
    >
      {icon} {words}, {entryNumber(open, by)}
    </button>
  );
}

const alone = new Map<number, EntryToDraw>();

/** An entry by itself; the same object each time, so that what is drawn from it is drawn once. */
function entryAlone(position: number): EntryToDraw {
  const known = alone.get(position);
  if (known) return known;
  const entry: EntryToDraw = { position, part: "message" };
  alone.set(position, entry);
  return entry;
}
