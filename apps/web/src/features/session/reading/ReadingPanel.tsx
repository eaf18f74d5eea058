import { Button } from "../../../ui/Button.tsx";
import { useDelay } from "../../../ui/use-delay.ts";
import { LATE_MS, type Reading } from "./reading.ts";
import { useFocusHandOver } from "./use-focus-hand-over.ts";

/** In the place of the tree while the session is read. */
export function ReadingPanel({ reading: { progress, onCancel } }: { readonly reading: Reading }) {
  const panel = useFocusHandOver<HTMLElement>();
  const isLate = useDelay(LATE_MS);
  return (
    <section
      ref={panel}
      aria-label="Reading the session"
      className="flex h-full flex-col bg-canvas"
    >
      <div className="flex h-10 shrink-0 items-center border-line border-b bg-surface pl-4">
        <h2 className="font-semibold text-13">Tree</h2>
      </div>
      {isLate && (
        <div className="min-h-0 grow overflow-y-auto px-6 pt-[12vh] pb-6">
          <div className="mx-auto max-w-96">
            {progress}
            <div className="mt-3 flex items-start justify-between gap-4">
              <p className="text-12 text-ink-2 leading-5">
                The tree is drawn once all of it is read.
              </p>
              {onCancel && <Button onClick={onCancel}>Cancel</Button>}
            </div>
          </div>
        </div>
      )}
    </section>
  );
}
