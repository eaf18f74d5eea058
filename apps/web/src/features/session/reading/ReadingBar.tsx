import { Button } from "../../../ui/Button.tsx";
import type { Reading } from "./reading.ts";
import { useFocusHandOver } from "./use-focus-hand-over.ts";

/** At the foot of a phone while the session is read, where the steps through it will be: nothing moves then. */
export function ReadingBar({ reading: { progress, onCancel } }: { readonly reading: Reading }) {
  const bar = useFocusHandOver<HTMLElement>();
  return (
    <section
      ref={bar}
      aria-label="Reading the session"
      className="flex h-15 shrink-0 items-center gap-3 border-line border-t bg-surface px-3"
    >
      <div className="min-w-0 grow">{progress}</div>
      {onCancel && <Button onClick={onCancel}>Cancel</Button>}
    </section>
  );
}
