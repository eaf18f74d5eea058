import { roleDeclaration, type Session } from "@leafwalk/core";
import { Link2Off, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { countOf } from "../../format/figures.ts";
import type { OpenSession } from "../../source/open-session.ts";
import { EntryView, entryIcon, entryNumber, iconOfEntry } from "../entry/index.ts";
import { ContextRail } from "./ContextRail.tsx";
import type { MessageRow } from "./rows.ts";

interface MessageRowViewProps {
  readonly open: OpenSession;
  readonly row: MessageRow;
  readonly isShown: boolean;
  readonly isLast: boolean;
  hrefOf(position: number): string;
  onShow(position: number): void;
}

/** A message that is sent. */
export function MessageRowView(props: MessageRowViewProps) {
  const { open, row, isShown, isLast, hrefOf, onShow } = props;
  const { message } = row;
  const role = open.session.roleOf(message.position);
  return (
    <ContextRail
      look="sent"
      icon={iconOf(open.session, row)}
      isUser={role === "user"}
      isShown={isShown}
      isLast={isLast}
      className="py-2.5"
    >
      <EntryView
        open={open}
        entry={message}
        isSent
        results={row.results}
        chips={chipsOf(open, row, onShow)}
        hrefOf={hrefOf}
        onShow={onShow}
      />
    </ContextRail>
  );
}

function iconOf(session: Session, { message: { position, part } }: MessageRow) {
  if (part === "system-message") return entryIcon(roleDeclaration("system").icon);
  return iconOfEntry(session, position);
}

const chip = "flex h-5 items-center gap-1 rounded-chip px-1.5 font-medium text-11";

/** How it is sent, where that is not as it stands in the file. */
function chipsOf(
  open: OpenSession,
  { message, isOrphan }: MessageRow,
  onShow: (position: number) => void,
): ReactNode[] {
  const chips: ReactNode[] = [];
  if (isOrphan) {
    chips.push(
      <span
        key="orphan"
        className={`${chip} bg-warn-tint text-warn`}
        title="Providers refuse a result whose call they were not sent"
      >
        <TriangleAlert size={12} aria-hidden="true" />
        its call is not in the context
      </span>,
    );
  }
  const { edit, strippedCalls, dropsUnfinishedThinking } = message;
  if (edit !== undefined) {
    chips.push(
      <button
        key="edit"
        type="button"
        className={`${chip} bg-hover text-accent hover:bg-active`}
        title="Sent with the content of a context edit; show the edit"
        onClick={() => onShow(edit)}
      >
        edited by {entryNumber(open, edit)}
      </button>,
    );
  }
  if (strippedCalls) {
    chips.push(
      <span
        key="stripped"
        className={`${chip} bg-hover text-ink-2`}
        title="Calls without a result are taken out of what is sent"
      >
        <Link2Off size={12} aria-hidden="true" />
        {countOf(strippedCalls.size, "call")} not sent
      </span>,
    );
  }
  if (dropsUnfinishedThinking) {
    chips.push(
      <span key="thinking" className={`${chip} bg-hover text-ink-2`}>
        unfinished thinking not sent
      </span>,
    );
  }
  return chips;
}
