import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";

interface ListHeaderProps {
  readonly title: ReactNode;
  readonly facts: string;
  /** Why what is shown may be old. */
  readonly trouble?: string | undefined;
  /** Puts the rows into the newer order that waits: moving them under someone's hand would be rude. */
  readonly onCatchUp?: (() => void) | undefined;
  /** What narrows the list and puts it in order. */
  readonly children: ReactNode;
}

/** What is listed, how much of it there is, and the choices over it. */
export function ListHeader({ title, facts, trouble, onCatchUp, children }: ListHeaderProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-6 pt-4 pb-3 max-mid:px-4">
      {title}
      <p className="text-13 text-ink-3" role="status">
        {facts}
        {trouble !== undefined && <span className="ml-3 text-del">{trouble}</span>}
      </p>
      {onCatchUp && (
        <Button look="link" onClick={onCatchUp}>
          Show the new order
        </Button>
      )}
      <div className="ml-auto flex items-center gap-3 max-mid:w-full max-mid:flex-wrap max-mid:gap-2">
        {children}
      </div>
    </div>
  );
}
