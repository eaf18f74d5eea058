import type { ReactNode } from "react";
import { Link } from "./Link.tsx";
import type { UrlState } from "./url-state.ts";

interface LinkButtonProps {
  readonly to: UrlState;
  readonly children: ReactNode;
}

/** A way out that is a link, beside others that are buttons. */
export function LinkButton({ to, children }: LinkButtonProps) {
  return (
    <Link
      to={to}
      className="inline-flex h-7 items-center rounded-control px-2.5 font-medium text-12 text-ink-2 hover:bg-hover active:bg-active max-mid:min-h-11"
    >
      {children}
    </Link>
  );
}
