import { type RefObject, useLayoutEffect, useRef } from "react";

/** Hands the focus on to the screen's content when an element goes that has it: else it would be nowhere. */
export function useFocusHandOver<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    const going = element.current;
    return () => {
      if (!going?.contains(document.activeElement)) return;
      going.closest("main")?.focus({ preventScroll: true });
    };
  }, []);
  return element;
}
