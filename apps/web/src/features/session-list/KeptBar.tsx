import { Button } from "../../ui/Button.tsx";

interface KeptBarProps {
  /** Files of earlier that are not open. */
  readonly closed: number;
  onOpenAll(): void;
  onForget(): void;
}

/** What outlives a reload, said honestly, and the way to end it. */
export function KeptBar({ closed, onOpenAll, onForget }: KeptBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t px-6 py-2 max-mid:px-4">
      <p className="min-w-0 grow text-pretty text-12 text-ink-2">
        The browser keeps a pointer to each file, not its content: after a reload it can be opened
        again.
      </p>
      {closed > 1 && <Button onClick={onOpenAll}>Open all {closed} again</Button>}
      <Button look="ghost" onClick={onForget}>
        Forget these files
      </Button>
    </div>
  );
}
