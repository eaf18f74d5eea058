import type { Rect } from "@tanstack/react-virtual";
import { useEffect, useMemo, useReducer } from "react";
import { flushSync } from "react-dom";
import { TallScroller } from "./tall-scroller.ts";

/** What a virtual list needs to scroll over content of any height inside an element. */
export function useTallScroller(element: HTMLElement | null) {
  const [, placeAnew] = useReducer((count: number) => count + 1, 0);
  const scroller = useMemo(() => (element ? new TallScroller(element) : null), [element]);
  // At once: what the browser paints next has scrolled already.
  useEffect(() => scroller?.watch(() => flushSync(placeAnew)), [scroller]);
  return useMemo(
    () => ({
      options: {
        // It has all that the list asks of an element; what needs a real one is asked below.
        getScrollElement: () => scroller as unknown as HTMLElement | null,
        observeElementRect: (_: unknown, tell: (rect: Rect) => void) =>
          element ? observeSize(element, tell) : undefined,
      },
      /** Height of the content, and how far above their place its rows stand, for a list so tall. In pixels. */
      measure(total: number) {
        scroller?.setTotal(total);
        return { contentHeight: scroller?.contentHeight ?? total, shift: scroller?.shift ?? 0 };
      },
    }),
    [scroller, element],
  );
}

function observeSize(element: HTMLElement, tell: (rect: Rect) => void): () => void {
  const measure = () => tell({ width: element.clientWidth, height: element.clientHeight });
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
