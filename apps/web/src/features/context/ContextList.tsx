import type { ContextPlan } from "@leafwalk/core";
import { useVirtualizer, type VirtualItem, type Virtualizer } from "@tanstack/react-virtual";
import { useCallback, useMemo, useState } from "react";
import type { OpenSession } from "../../source/open-session.ts";
import { useTallScroller } from "../../ui/use-tall-scroller.ts";
import { useSought } from "../entry/index.ts";
import { estimateHeight } from "./estimate.ts";
import { findShown, keysAround, openGroups } from "./open-groups.ts";
import { RowView } from "./RowView.tsx";
import type { Row } from "./rows.ts";
import { useEntryHref } from "./use-entry-href.ts";
import { useHeldPlace } from "./use-held-place.ts";
import { useIsArriving } from "./use-is-arriving.ts";
import { useListScroll } from "./use-list-scroll.ts";

/** Rows drawn beyond those in view, on either side. */
const OVERSCAN = 6;

/** Pixels; further than any list goes. */
const BEYOND_END = 1e9;

interface ContextListProps {
  readonly open: OpenSession;
  readonly plan: ContextPlan;
  readonly rows: readonly Row[];
  /** What the list is, for those who hear it. */
  readonly label: string;
  readonly leaf: number;
  readonly shown: number | undefined;
  onShow(position: number | undefined): void;
}

/** Entries from the first to the leaf; only the rows near the view are in the page. */
export function ContextList(props: ContextListProps) {
  const { open, plan, rows, label, leaf, shown, onShow } = props;
  const { session, cards, base } = open;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const hrefOf = useEntryHref(session, leaf);

  // An entry that is looked at is drawn, also where it was left out.
  const [opensFor, setOpensFor] = useState<number>();
  if (shown !== opensFor) {
    setOpensFor(shown);
    const around = shown === undefined ? undefined : rows[findShown(rows, shown)];
    const keys = shown === undefined ? [] : keysAround(around, cards, shown, base);
    if (keys.some((key) => !opened.has(key))) setOpened(new Set([...opened, ...keys]));
  }
  const shownRows = useMemo(
    () => openGroups(session, rows, cards, (key) => opened.has(key), base),
    [session, rows, cards, opened, base],
  );
  const shownRow = useMemo(
    () => (shown === undefined ? -1 : findShown(shownRows, shown)),
    [shownRows, shown],
  );
  const [isHolding, setHolding] = useState(true);
  // What is shorter than the view stands at its foot, where it stands when more comes before it.
  const [isAtFoot] = useState(open.tail !== undefined);
  const toggle = useCallback((key: string) => {
    // What is opened stays where it is, whatever comes behind it.
    setHolding(false);
    setOpened((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);

  const isArriving = useIsArriving(open);
  const tall = useTallScroller(scroller);
  const list = useVirtualizer<HTMLElement, Element>({
    count: shownRows.length,
    ...tall.options,
    estimateSize: (index) => estimateHeight(session, shownRows[index]!),
    getItemKey: (index) => shownRows[index]!.key,
    overscan: OVERSCAN,
    paddingEnd: 24,
    // Its last rows are what it is drawn for: none of the first ones before them.
    ...(isAtFoot && { initialOffset: BEYOND_END }),
    // What comes before the rows of a session whose end was shown first leaves them where they stand.
    anchorTo: isHolding || isArriving ? "end" : "start",
    scrollEndThreshold: 4,
  });
  list.shouldAdjustScrollPositionOnItemSizeChange = holdsPlace;
  const { contentHeight, shift } = tall.measure(list.getTotalSize());
  const count = shownRows.length;
  const sought = useSought(shown);
  useHeldPlace(list, scroller, open);
  useListScroll({ list, scroller, open, count, leaf, shown, sought, shownRow, setHolding });

  return (
    <section
      ref={setScroller}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className="relative flex min-h-0 flex-1 flex-col overflow-y-auto bg-surface outline-offset-[-2px] [overflow-anchor:none]"
    >
      {isAtFoot && <div className="min-h-0 grow" />}
      <div className="relative w-full shrink-0" style={{ height: contentHeight }}>
        {list.getVirtualItems().map((item) => (
          <div
            key={item.key}
            ref={list.measureElement}
            data-index={item.index}
            className="absolute top-0 left-0 w-full"
            style={{ transform: `translateY(${item.start - shift}px)` }}
          >
            <RowView
              open={open}
              plan={plan}
              row={shownRows[item.index]!}
              isOpen={opened.has(String(item.key))}
              isShown={item.index === shownRow}
              isLast={item.index === shownRows.length - 1}
              onToggle={toggle}
              hrefOf={hrefOf}
              onShow={onShow}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

/**
 * Whether a row that turns out to have another height moves the view, so that what is being read stays
 * where it is: rows above the view always, one at its upper edge while it comes in from above.
 */
function holdsPlace(
  item: VirtualItem,
  _delta: number,
  list: Virtualizer<HTMLElement, Element>,
): boolean {
  const offset = list.scrollOffset ?? 0;
  if (item.end <= offset) return true;
  const isNew = !list.itemSizeCache.has(item.key);
  return item.start < offset && (isNew || list.scrollDirection === "backward");
}
