import type { ContextPlan } from "@leafwalk/core";
import type { OpenSession } from "../../source/open-session.ts";
import { BarView } from "./BarView.tsx";
import { KeptDivider } from "./KeptDivider.tsx";
import { LeftOutCardView } from "./LeftOutCardView.tsx";
import { LeftOutEntryView } from "./LeftOutEntryView.tsx";
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
        <LeftOutEntryView
          open={open}
          plan={plan}
          row={row}
          isShown={isShown}
          isLast={isLast}
          hrefOf={hrefOf}
          onShow={onShow}
        />
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
