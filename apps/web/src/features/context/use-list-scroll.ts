import type { Virtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef } from "react";

type List = Virtualizer<HTMLElement, Element>;

interface ScrollWishes {
  readonly list: List;
  readonly scroller: HTMLElement | null;
  readonly count: number;
  /** Changes with the leaf that was chosen: the list then shows its end. */
  readonly leaf: number;
  /** Row of the entry that is looked at, -1 for none. */
  readonly shownRow: number;
  readonly shown: number | undefined;
  /** Whether the list holds on to its end; the reader's first scroll or click ends that. */
  setHolding(isHolding: boolean): void;
}

/**
 * Brings the list to its leaf when the leaf changes and to the entry that is looked at when that changes.
 * Until the reader takes over it holds that place, whatever the rows turn out to measure.
 */
export function useListScroll(wishes: ScrollWishes) {
  const { list, scroller, count, leaf, shownRow, shown, setHolding } = wishes;
  const done = useRef<{ leaf: number; shown: number | undefined }>(undefined);

  useEffect(() => {
    if (!scroller) return;
    const release = () => setHolding(false);
    for (const event of ["wheel", "pointerdown", "keydown", "touchstart"]) {
      scroller.addEventListener(event, release, { passive: true });
    }
    return () => {
      for (const event of ["wheel", "pointerdown", "keydown", "touchstart"]) {
        scroller.removeEventListener(event, release);
      }
    };
  }, [scroller, setHolding]);

  useLayoutEffect(() => {
    if (!scroller || count === 0) return;
    const before = done.current;
    done.current = { leaf, shown };
    if (shown !== undefined && shownRow >= 0 && shown !== before?.shown) {
      setHolding(false);
      list.scrollToIndex(shownRow, { align: "start" });
    } else if (leaf !== before?.leaf) {
      setHolding(true);
      list.scrollToEnd();
    }
  }, [list, scroller, count, leaf, shown, shownRow, setHolding]);
}
