import type { ReactNode } from "react";

interface MarkedLineProps {
  readonly words: string;
  readonly children: ReactNode;
}

/** A line of a record that stands out, with what is odd about it. */
export function MarkedLine({ words, children }: MarkedLineProps) {
  return (
    <figure className="flex flex-wrap items-baseline gap-x-2">
      <div className="max-w-full rounded-chip bg-warn-tint">{children}</div>
      <figcaption className="min-w-0 select-none text-11 text-warn wrap-anywhere">
        {words}
      </figcaption>
    </figure>
  );
}
