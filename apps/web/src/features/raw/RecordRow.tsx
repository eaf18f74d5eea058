import type { FilePart } from "@leafwalk/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { rawRecordQuery } from "../../api/queries.ts";
import { formatCount } from "../../format/figures.ts";
import type { OpenSession } from "../../source/open-session.ts";
import { classNames } from "../../ui/class-names.ts";
import { idOfPart, nameOfPart, wordsOfPart } from "./part-words.ts";
import {
  beginningOf,
  firstWords,
  nameOfUnread,
  reasonOf,
  type UnreadPart,
} from "./unread-words.ts";

/** By the room of the panel: the narrowest leaves out position and id, and then the size. */
export const recordColumns =
  "grid grid-cols-[minmax(40px,max-content)_minmax(88px,2fr)_minmax(0,5fr)] items-center gap-x-3 px-4 " +
  "@[340px]:grid-cols-[minmax(40px,max-content)_minmax(88px,2fr)_minmax(0,5fr)_60px] @[680px]:px-6 " +
  "@[680px]:grid-cols-[minmax(48px,max-content)_60px_116px_minmax(0,1fr)_96px_72px]";

export const ROW = 28;

interface RecordRowProps extends Pick<OpenSession, "session" | "source"> {
  readonly id: string;
  readonly part: FilePart;
  readonly index: number;
  readonly count: number;
  readonly isCurrent: boolean;
  /** From the top of the list, in pixels. */
  readonly start: number;
  /** Whether the list rests: of what only rushes by nothing is read. */
  readonly isAtRest: boolean;
  onShow(): void;
}

/** A line of the list, by what the facts say of it. */
export function RecordRow(props: RecordRowProps) {
  const { session, part } = props;
  if (part.kind === "unread") return <UnreadRow {...props} part={part} />;
  return (
    <RowFrame {...props}>
      <span className="truncate">{nameOfPart(session, part)}</span>
      <span className="truncate">{wordsOfPart(session, part)}</span>
    </RowFrame>
  );
}

/** The facts know only why it was not read: how it begins stands in the file. */
function UnreadRow(props: RecordRowProps & { readonly part: UnreadPart }) {
  const { session, source, part, isAtRest } = props;
  const { data } = useQuery({ ...rawRecordQuery(source, beginningOf(part)), enabled: isAtRest });
  const words = data ? firstWords(data.bytes, part) : "";
  return (
    <RowFrame {...props} name={nameOfUnread(nameOfPart(session, part), part, words)}>
      <span title={part.diagnostic.message} className="truncate text-warn">
        {reasonOf(part)}
      </span>
      <span title={words} className="truncate font-mono [unicode-bidi:isolate]">
        {words}
      </span>
    </RowFrame>
  );
}

interface RowFrameProps extends RecordRowProps {
  /** Where what stands in the row is not enough. */
  readonly name?: string;
  /** Kind and beginning. */
  readonly children: ReactNode;
}

function RowFrame(props: RowFrameProps) {
  const { id, session, part, index, count, isCurrent, start, onShow, name, children } = props;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the list
    <div
      id={id}
      role="option"
      aria-label={name}
      aria-selected={isCurrent}
      aria-posinset={index + 1}
      aria-setsize={count}
      onClick={onShow}
      style={{ transform: `translateY(${start}px)`, height: ROW }}
      className={classNames(
        recordColumns,
        "absolute inset-x-0 top-0 cursor-pointer text-12 tabular-nums",
        isCurrent
          ? "bg-accent-tint text-ink shadow-[inset_2px_0_0_var(--color-accent)]"
          : "text-ink-2 hover:bg-hover",
      )}
    >
      <span className="text-right">{formatCount(part.line)}</span>
      <span className="hidden text-right @[680px]:inline">
        {part.kind === "entry" ? `#${part.position}` : null}
      </span>
      {children}
      <span className="hidden truncate font-mono @[680px]:inline">{idOfPart(session, part)}</span>
      <span className="hidden text-right @[340px]:inline">{formatCount(part.length)}</span>
    </div>
  );
}
