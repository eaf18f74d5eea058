import { CircleX, Info } from "lucide-react";
import type { ReactNode } from "react";

interface NoticeProps {
  readonly tone?: "error" | "info";
  readonly title: string;
  /** What happened and what was done instead. */
  readonly children?: ReactNode;
  /** The ways out. */
  readonly actions?: ReactNode;
}

/** Said in the panel it concerns, in the place of what cannot be shown there. */
export function Notice({ tone = "info", title, children, actions }: NoticeProps) {
  return (
    <div role={tone === "error" ? "alert" : "status"} className="flex max-w-120 gap-2 text-pretty">
      {tone === "error" ? (
        <CircleX
          aria-hidden="true"
          className="mt-0.5 size-4 shrink-0 text-del"
          strokeWidth={1.75}
        />
      ) : (
        <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" strokeWidth={1.75} />
      )}
      <div className="min-w-0">
        <p className="font-semibold text-13 break-words">{title}</p>
        {children !== undefined && (
          <div className="mt-1 text-13 text-ink-2 break-words">{children}</div>
        )}
        {actions !== undefined && <div className="mt-4 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
