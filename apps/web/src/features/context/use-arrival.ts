import type { Virtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import type { OpenSession } from "../../source/open-session.ts";

/** Whether this is the rendering in which the rest of a session comes, whose end was shown before. */
export function useIsArriving(open: OpenSession): boolean {
  const [drawn, setDrawn] = useState(open);
  useLayoutEffect(() => setDrawn(open), [open]);
  return drawn.tail !== undefined && open.tail === undefined;
}

/** Leaves the rows where they stand in the window when what is above the list gets another height then. */
export function useHeldPlace(
  list: Virtualizer<HTMLElement, Element>,
  scroller: HTMLElement | null,
  open: OpenSession,
): void {
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (!scroller || (!open.tail && before.current === undefined)) return;
    const { top } = scroller.getBoundingClientRect();
    const moved = top - (before.current ?? top);
    before.current = open.tail ? top : undefined;
    if (!open.tail && moved !== 0) list.scrollBy(moved);
  });
}
