import { type RefObject, useEffect } from "react";

/** Takes the focus whenever the wish for it changes. The list itself scrolls to where it is. */
export function useFocusWish(
  element: RefObject<HTMLElement | null>,
  wish: number | undefined,
): void {
  useEffect(() => {
    if (wish !== undefined) element.current?.focus({ preventScroll: true });
  }, [element, wish]);
}
