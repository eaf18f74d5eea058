import type { Virtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef } from "react";
import type { OpenSession } from "../../source/open-session.ts";
import type { Sought } from "../entry/index.ts";

type List = Virtualizer<HTMLElement, Element>;

interface ScrollWishes {
  readonly list: List;
  readonly scroller: HTMLElement | null;
  readonly open: OpenSession;
  readonly count: number;
  readonly leaf: number;
  /** Row of the entry that is looked at, -1 for none. */
  readonly shownRow: number;
  readonly shown: number | undefined;
  /** What is looked for in that entry; another object each time. */
  readonly sought: Sought | undefined;
  /** Whether the list holds on to its end; the reader's first scroll or click ends that. */
  setHolding(isHolding: boolean): void;
}

/** Nearer to the end than this counts as being there. */
const NEAR = 40;
/** Of a row that is to be looked at so much has to be in view already, or the list moves to it. */
const SEEN = 120;

/**
 * Brings the list to its leaf when another leaf is chosen, and to the entry that is looked at when that
 * changes. Until the reader takes over it holds that place, whatever the rows turn out to measure. When a
 * live session grows, only a reader at the end is taken along.
 */
export function useListScroll(wishes: ScrollWishes) {
  const { list, scroller, open, count, shownRow, sought, setHolding } = wishes;
  // Counted so that they stay the same when the rest of a session comes, whose end was shown before.
  const leaf = wishes.leaf - open.base;
  const shown = wishes.shown === undefined ? undefined : wishes.shown - open.base;
  const done = useRef<Pick<ScrollWishes, "open" | "leaf" | "shown" | "sought">>(undefined);
  const isAtEnd = useRef(true);

  // In the commit that draws the rows: the first click of all must not be missed.
  useLayoutEffect(() => {
    if (!scroller) return;
    const release = ({ type }: Event) => {
      setHolding(false);
      // A place that the list could not reach so far it would try again as soon as there is more of it.
      const isAimed = type === "pointerdown" || type === "keydown";
      if (isAimed) list.scrollToOffset(list.scrollElement?.scrollTop ?? 0);
    };
    const follow = () => {
      const { scrollHeight, scrollTop, clientHeight } = scroller;
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
    };
    const takeovers = ["wheel", "pointerdown", "keydown", "touchstart"];
    for (const event of takeovers) scroller.addEventListener(event, release, { passive: true });
    scroller.addEventListener("scroll", follow, { passive: true });
    return () => {
      for (const event of takeovers) scroller.removeEventListener(event, release);
      scroller.removeEventListener("scroll", follow);
    };
  }, [list, scroller, setHolding]);

  useLayoutEffect(() => {
    if (!scroller || count === 0) return;
    const before = done.current;
    done.current = { open, leaf, shown, sought };
    if (shown !== undefined && shownRow >= 0 && shown !== before?.shown) {
      setHolding(false);
      if (!before || !isInView(list, shownRow)) list.scrollToIndex(shownRow, { align: "start" });
      return;
    }
    // Looked for again in the same entry: whoever marks it on the page can only do so where it is drawn.
    if (sought && sought !== before?.sought && shownRow >= 0 && !isDrawn(list, shownRow)) {
      setHolding(false);
      list.scrollToIndex(shownRow, { align: "start" });
    }
    const hasGrown = before !== undefined && open !== before.open;
    if (leaf === before?.leaf || (hasGrown && !isAtEnd.current)) return;
    setHolding(true);
    list.scrollToEnd();
  }, [list, scroller, open, count, leaf, shown, shownRow, sought, setHolding]);
}

function isDrawn(list: List, row: number): boolean {
  return list.getVirtualItems().some(({ index }) => index === row);
}

function isInView(list: List, row: number): boolean {
  const item = list.measurementsCache[row];
  const top = list.scrollOffset ?? 0;
  const height = list.scrollRect?.height ?? 0;
  return item !== undefined && item.start >= top && item.start + SEEN <= top + height;
}
