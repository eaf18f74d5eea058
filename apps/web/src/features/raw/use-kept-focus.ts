import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

interface FocusHandlers {
  onFocus(event: FocusEvent): void;
  onBlur(): void;
}

/** Where what had the focus inside an element is drawn no more, the element itself takes the focus. */
export function useKeptFocus(holder: RefObject<HTMLElement | null>): FocusHandlers {
  const focused = useRef<Element>(null);
  // After every change: any of them may take away what has the focus, and React tells of no blur then.
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) holder.current?.focus();
  });
  return {
    onFocus: ({ target }) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
