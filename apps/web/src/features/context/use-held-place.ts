import type { Virtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef } from "react";
import type { OpenSession } from "../../source/open-session.ts";

/**
 * Leaves the rows where they stand in the window when the rest of a session comes and what is above the
 * list gets another height with it.
 */
export function useHeldPlace(
  list: Virtualizer<HTMLElement, Element>,
  scroller: HTMLElement | null,
  open: OpenSession,
): void {
  const before = useRef<number>(undefined);
  // After every rendering: nothing else tells when the head above the list changes.
  useLayoutEffect(() => {
    if (!scroller || (!open.tail && before.current === undefined)) return;
    const { top } = scroller.getBoundingClientRect();
    const moved = top - (before.current ?? top);
    before.current = open.tail ? top : undefined;
    if (!open.tail && moved !== 0) list.scrollBy(moved);
  });
}
