import type { ContextPlan } from "@leafwalk/core";
import type { OpenSession } from "../../source/open-session.ts";
import { type EntryToDraw, EntryView } from "../entry/index.ts";
import { BarView } from "./BarView.tsx";
import { ContextRail } from "./ContextRail.tsx";
import { KeptDivider } from "./KeptDivider.tsx";
import { LeftOutCardView } from "./LeftOutCardView.tsx";
import { LeftOutView } from "./LeftOutView.tsx";
import { MessageRowView } from "./MessageRowView.tsx";
import { Opening } from "./Opening.tsx";
import type { ShownRow } from "./open-groups.ts";
import { StateLine } from "./StateLine.tsx";

interface RowViewProps {
  readonly open: OpenSession;
  readonly plan: ContextPlan;
  readonly row: ShownRow;
  readonly isOpen: boolean;
  readonly isShown: boolean;
  readonly isLast: boolean;
  onToggle(key: string): void;
  hrefOf(position: number): string;
  onShow(position: number): void;
}

export function RowView(props: RowViewProps) {
  const { open, plan, row, isOpen, isShown, isLast, onToggle, hrefOf, onShow } = props;
  const toggle = () => onToggle(row.key);
  switch (row.kind) {
    case "opening":
      return <Opening session={open.session} plan={plan} isLast={isLast} onShow={onShow} />;
    case "kept":
      return <KeptDivider count={row.count} />;
    case "message":
      return (
        <MessageRowView
          open={open}
          row={row}
          isShown={isShown}
          isLast={isLast}
          hrefOf={hrefOf}
          onShow={onShow}
        />
      );
    case "left-out":
      return (
        <LeftOutView
          open={open}
          row={row}
          isOpen={isOpen}
          isShown={isShown}
          isLast={isLast}
          onToggle={toggle}
          onShow={onShow}
        />
      );
    case "left-out-card":
      return (
        <LeftOutCardView open={open} positions={row.positions} isOpen={isOpen} onToggle={toggle} />
      );
    case "left-out-entry":
      return (
        <ContextRail look="left-out" isShown={isShown} isLast={isLast} className="py-2.5">
          <EntryView
            open={open}
            entry={entryAlone(row.position)}
            isSent={false}
            results={row.results}
            hrefOf={hrefOf}
            onShow={onShow}
          />
        </ContextRail>
      );
    case "bar":
      return (
        <BarView
          open={open}
          row={row}
          isOpen={isOpen}
          isShown={isShown}
          isLast={isLast}
          onToggle={toggle}
        />
      );
    case "state":
      return (
        <StateLine
          session={open.session}
          positions={row.positions}
          isOpen={isOpen}
          isShown={isShown}
          isLast={isLast}
          onToggle={toggle}
        />
      );
  }
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
