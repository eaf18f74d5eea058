import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useViewStore } from "../../state/view-store.ts";
import { classNames } from "../../ui/class-names.ts";
import { useListKeys } from "./use-list-keys.ts";

export interface ListLine {
  readonly key: string;
  readonly isRow: boolean;
}

export interface RowState {
  readonly isCurrent: boolean;
  readonly focusWish: number | undefined;
  onFocus(): void;
}

interface SessionRowsProps<Line extends ListLine> {
  readonly label: string;
  /** Under which the place where it was left is kept; another list has another name, and a key of its own. */
  readonly name: string;
  readonly lines: readonly Line[];
  renderLine(line: Line, state: RowState): ReactNode;
  /** Whether these are all the lines there will be. */
  readonly isWhole?: boolean;
  onNearEnd?(): void;
  /** The reader wants to see the very last line. */
  onEnd?(): void;
  onFind?(): void;
  /** Whether the reader points at the list or is in it. */
  onAttend?(isAttended: boolean): void;
}

const ROW = 56;
const GROUP = 32;

/** Thousands of rows, of which only those near the screen exist. One of them is where Tab leads to. */
export function SessionRows<Line extends ListLine>(props: SessionRowsProps<Line>) {
  const { label, name, lines, renderLine, isWhole = true } = props;
  const { onNearEnd, onEnd, onFind, onAttend } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { listPlaces, keepListPlace } = useViewStore();
  const place = listPlaces.get(name);
  const [currentKey, setCurrentKey] = useState(place?.current);
  const [wish, setWish] = useState<{ readonly key: string; readonly count: number }>();
  const rows = lines.flatMap((line, index) => (line.isRow ? [index] : []));
  const found = lines.findIndex((line) => line.isRow && line.key === currentKey);
  const current = found < 0 ? (rows[0] ?? -1) : found;

  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (lines[index]?.isRow ? ROW : GROUP),
    getItemKey: (index) => lines[index]?.key ?? index,
    overscan: 12,
    initialOffset: place?.offset ?? 0,
    // The current row stays mounted when it scrolls away: the focus would be lost with it.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return current < 0 || shown.includes(current) ? shown : [...shown, current];
    },
  });

  // Whoever comes back from a session finds the list as they left it.
  const latest = useRef({ offset: 0, current: currentKey });
  useEffect(() => {
    latest.current = { offset: virtual.scrollOffset ?? 0, current: currentKey };
  });
  useEffect(() => () => keepListPlace(name, latest.current), [name, keepListPlace]);
  const left = useRef(place?.current);
  useEffect(() => {
    const key = left.current;
    left.current = undefined;
    if (key !== undefined && document.activeElement === document.body) setWish({ key, count: 0 });
  }, []);

  const last = virtual.range?.endIndex ?? 0;
  useEffect(() => {
    if (last >= lines.length - 40) onNearEnd?.();
  }, [last, lines.length, onNearEnd]);

  function goTo(index: number | undefined) {
    const line = index === undefined ? undefined : lines[index];
    if (!line || index === undefined) return;
    setCurrentKey(line.key);
    setWish((before) => ({ key: line.key, count: (before?.count ?? 0) + 1 }));
    // A heading above the first row comes along.
    virtual.scrollToIndex(lines[index - 1]?.isRow === false ? index - 1 : index, { align: "auto" });
    virtual.scrollToIndex(index, { align: "auto" });
  }

  useListKeys({
    step: (by) => {
      const isIn = scroller.current?.contains(document.activeElement) ?? false;
      isEndWanted.current = false;
      goTo(isIn ? rows[rows.indexOf(current) + by] : current);
    },
    enter: () => goTo(current),
    goToEnd: (end) => {
      goTo(end === "first" ? rows[0] : rows.at(-1));
      isEndWanted.current = end === "last" && !isWhole;
      if (isEndWanted.current) onEnd?.();
    },
    find: () => onFind?.(),
  });

  // Lines that come behind the one that was the last are what the reader asked for.
  const isEndWanted = useRef(false);
  const goToLast = useRef(() => {});
  useEffect(() => {
    goToLast.current = () => goTo(rows.at(-1));
  });
  const count = lines.length;
  useEffect(() => {
    if (count > 0 && isEndWanted.current) goToLast.current();
    if (isWhole) isEndWanted.current = false;
  }, [count, isWhole]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing by itself, it only notices attention
    <div
      ref={scroller}
      className="relative min-h-0 grow overflow-y-auto overflow-x-hidden"
      onPointerEnter={() => onAttend?.(true)}
      onPointerLeave={({ currentTarget }) => onAttend?.(isWalked(currentTarget))}
      onFocus={({ currentTarget }) => isWalked(currentTarget) && onAttend?.(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onAttend?.(currentTarget.matches(":hover"));
      }}
    >
      <ul aria-label={label} className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start, size }) => {
          const line = lines[index];
          if (!line) return null;
          return (
            <li
              key={key}
              className={classNames("absolute inset-x-0 top-0", index === current && "z-1")}
              style={{ height: size, transform: `translateY(${start}px)` }}
            >
              {renderLine(line, {
                isCurrent: index === current,
                focusWish: wish?.key === line.key ? wish.count : undefined,
                onFocus: () => {
                  setCurrentKey(line.key);
                  setWish(undefined);
                },
              })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** By keys: a row that was only clicked keeps the focus, and nobody may be looking any more. */
function isWalked(list: HTMLElement): boolean {
  return list.querySelector(":focus-visible") !== null;
}
