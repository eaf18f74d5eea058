import { type ReactNode, useEffect, useRef } from "react";

interface MainProps {
  readonly className: string;
  readonly children: ReactNode;
}

// A page that has just been loaded is read from its top; the browser sees to that.
let isFirstScreen = true;

/**
 * The content of a screen. A new screen takes the focus that the old one took with it, so that a keyboard
 * or a screen reader goes on there and not at the top of the page.
 */
export function Main({ className, children }: MainProps) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isFirstScreen && document.activeElement === document.body) {
      main.current?.focus({ preventScroll: true });
    }
    isFirstScreen = false;
  }, []);
  return (
    <main ref={main} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </main>
  );
}
