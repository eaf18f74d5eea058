import type { ComponentProps } from "react";
import { Notice } from "./Notice.tsx";

/** A notice that stands for a whole screen or panel, at the height where one looks first. */
export function NoticePage(props: ComponentProps<typeof Notice>) {
  return (
    <div className="flex min-h-0 grow items-start justify-center overflow-y-auto px-6 pt-[12vh] pb-6 max-mid:pt-8">
      <div className="w-full max-w-120 rounded-card border border-line-strong bg-raised p-6 shadow-e1">
        <Notice {...props} />
      </div>
    </div>
  );
}
