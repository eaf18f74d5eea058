import { Button } from "../../../ui/Button.tsx";
import { useDelay } from "../../../ui/use-delay.ts";
import { LATE_MS, type Reading } from "./reading.ts";
import { useFocusHandOver } from "./use-focus-hand-over.ts";

/** At the foot of a phone while the session is read, where the steps through it will be: nothing moves then. */
export function ReadingBar({ reading: { progress, onCancel } }: { readonly reading: Reading }) {
  const bar = useFocusHandOver<HTMLElement>();
  const isLate = useDelay(LATE_MS);
  return (
    <section
      ref={bar}
      aria-label="Reading the session"
      className="flex h-15 shrink-0 items-center gap-3 border-line border-t bg-surface px-3"
    >
      {isLate && <div className="min-w-0 grow">{progress}</div>}
      {isLate && onCancel && <Button onClick={onCancel}>Cancel</Button>}
    </section>
  );
}
