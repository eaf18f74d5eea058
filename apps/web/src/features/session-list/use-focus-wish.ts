import { type RefObject, useLayoutEffect } from "react";

/**
 * Takes the focus whenever the wish for it changes. The list itself scrolls to where it is.
 * Within the same commit: a later wish must never find this one still waiting, and lose to it.
 */
export function useFocusWish(
  element: RefObject<HTMLElement | null>,
  wish: number | undefined,
): void {
  useLayoutEffect(() => {
    if (wish !== undefined) element.current?.focus({ preventScroll: true });
  }, [element, wish]);
}
