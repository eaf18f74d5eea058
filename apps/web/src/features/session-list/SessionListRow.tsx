import { FileWarning, X } from "lucide-react";
import { useRef } from "react";
import { formatBytes, formatCost, formatCount } from "../../format/figures.ts";
import { formatAge, formatExactTime } from "../../format/time.ts";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { Link } from "../../url/Link.tsx";
import { RowBadges } from "./RowBadges.tsx";
import type { RowWords } from "./row-words.ts";
import { Shape } from "./Shape.tsx";
import { useFocusWish } from "./use-focus-wish.ts";

/** The columns of the list; the heads use them, too. */
export const columns =
  "grid grid-cols-[minmax(0,1fr)_148px_152px_85px_89px_88px_100px] items-center px-6 " +
  "max-wide:grid-cols-[minmax(0,1fr)_148px_72px_80px_100px] " +
  "max-mid:grid-cols-[minmax(0,1fr)_auto] max-mid:gap-x-3 max-mid:px-4";

interface SessionListRowProps {
  readonly row: RowWords;
  readonly depth: number;
  readonly now: number;
  readonly areSubagentsShown: boolean;
  /** One row of the list is where Tab leads to. */
  readonly isCurrent: boolean;
  /** Changes when the row is to take the focus. */
  readonly focusWish: number | undefined;
  onToggleSubagents?(): void;
  /** Where what is held of it can be let go. */
  onClose?: (() => void) | undefined;
  onFocus(): void;
}

export function SessionListRow(props: SessionListRowProps) {
  const { row, depth, now, areSubagentsShown, isCurrent, focusWish, onClose } = props;
  const link = useRef<HTMLAnchorElement>(null);
  useFocusWish(link, focusWish);

  const tabIndex = isCurrent ? 0 : -1;
  return (
    <div
      className={classNames(
        columns,
        "relative h-14 border-line border-b hover:bg-hover",
        "before:absolute before:inset-y-0 before:left-0 before:w-0.5",
        "has-[a:focus-visible]:bg-accent-tint has-[a:focus-visible]:before:bg-accent",
        onClose && "max-mid:pr-11",
      )}
    >
      <div
        className="min-w-0 pr-4 max-mid:row-span-2 max-mid:pr-0"
        style={{ paddingLeft: 20 * depth }}
      >
        <div className="flex min-w-0 items-center gap-2">
          {row.isDamaged && (
            <FileWarning
              role="img"
              aria-label="Damaged"
              className="size-3.5 shrink-0 text-warn"
              strokeWidth={1.75}
            />
          )}
          <Link
            ref={link}
            to={row.to}
            tabIndex={tabIndex}
            onFocus={props.onFocus}
            title={row.title}
            className="truncate font-semibold text-13 text-ink outline-none after:absolute after:inset-0"
          >
            {row.title}
          </Link>
          <RowBadges
            row={row}
            areSubagentsShown={areSubagentsShown}
            tabIndex={tabIndex}
            onToggleSubagents={props.onToggleSubagents}
          />
        </div>
        <p className="truncate text-12 text-ink-3">
          <span className="text-ink-2">{row.project}</span>
          {row.line && (
            <>
              {row.project && <span className="px-1.5">·</span>}
              {row.line}
            </>
          )}
        </p>
      </div>
      <RowFigures row={row} now={now} />
      {onClose && (
        <span className="absolute inset-y-0 right-0 z-1 flex items-center">
          <IconButton
            label={`Close ${row.title}`}
            tipAlign="end"
            className="size-6 text-ink-3"
            icon={<X className="size-3.5" strokeWidth={1.75} />}
            onClick={onClose}
          />
        </span>
      )}
    </div>
  );
}

const figure = "text-right text-12 tabular-nums";

function RowFigures({ row, now }: { readonly row: RowWords; readonly now: number }) {
  return (
    <>
      <div className="max-mid:order-last max-mid:h-6">
        {row.shape && (
          <>
            <Shape outline={row.shape.outline} isLive={row.isLive} />
            <span className="sr-only">{row.shape.words}</span>
          </>
        )}
      </div>
      <p className="truncate pr-3 text-12 text-ink-2 max-wide:hidden" title={row.models}>
        {row.model}
      </p>
      <p className={`${figure} text-ink-2 max-mid:hidden`}>
        {row.entries !== undefined && (
          <>
            {formatCount(row.entries)}
            <span className="sr-only"> entries</span>
          </>
        )}
      </p>
      <p className={`${figure} text-ink-2 max-wide:hidden`}>{formatBytes(row.size)}</p>
      <p className={`${figure} text-ink-2 max-mid:hidden`}>{formatCost(row.cost ?? 0)}</p>
      <p className={`${figure} text-ink max-mid:text-11 max-mid:text-ink-2`}>
        <time dateTime={new Date(row.time).toISOString()} title={formatExactTime(row.time)}>
          {formatAge(row.time, now)}
        </time>
      </p>
    </>
  );
}
