import type { ReactNode } from "react";

interface TopBarProps {
  readonly children: ReactNode;
  /** At the right end. */
  readonly actions?: ReactNode;
}

export function TopBar({ children, actions }: TopBarProps) {
  return (
    <header className="z-5 flex h-12 shrink-0 items-center gap-4 border-line border-b bg-surface px-4 max-mid:gap-1 max-mid:px-2">
      <div className="flex min-w-0 grow items-center gap-2">{children}</div>
      <div className="flex shrink-0 items-center gap-2 max-mid:gap-0">{actions}</div>
    </header>
  );
}
