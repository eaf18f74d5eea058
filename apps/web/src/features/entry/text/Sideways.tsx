import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";

interface SidewaysProps {
  /** What scrolls, for those who reach it by keyboard. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part whose long lines scroll. Only where there are any, it can be reached by keyboard. */
export function Sideways({ label, className, children }: SidewaysProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setWide(element.scrollWidth > element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      {...(isWide ? { tabIndex: 0, role: "group", "aria-label": label } : {})}
      className={classNames("overflow-x-auto outline-offset-[-2px]", className)}
    >
      {children}
    </div>
  );
}
