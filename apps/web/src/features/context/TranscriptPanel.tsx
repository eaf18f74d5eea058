import { useMemo } from "react";
import { countOf } from "../../format/figures.ts";
import { ContextList } from "./ContextList.tsx";
import type { ContextPanelProps } from "./ContextPanel.tsx";
import { TailHeader } from "./TailHeader.tsx";
import { listTranscript } from "./transcript-rows.ts";

/** Everything on the path to the leaf, as it was lived, whatever of it is sent. */
export function TranscriptPanel({ open, plan, leaf, shown, onShow }: ContextPanelProps) {
  const rows = useMemo(() => listTranscript(open.session, plan, open.base), [open, plan]);
  const leftOut = plan.omitted.filter(({ reason }) => reason !== "not-a-message").length;
  return (
    <div className="flex h-full min-w-0 flex-col bg-surface">
      {open.tail ? (
        <TailHeader open={open} plan={plan} />
      ) : (
        <header className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-3 border-line border-b px-4 py-1.5 text-12 text-ink-2 mid:px-6">
          <p>
            <span className="font-semibold text-ink">
              {countOf(plan.path.length, "entry", "entries")}
            </span>{" "}
            on the path, as they happened
          </p>
          {leftOut > 0 && (
            <p className="ml-auto flex items-center gap-1.5 text-ink-3 max-mid:ml-0">
              <span aria-hidden="true" className="hatch inline-block h-3.5 w-2" />
              {countOf(leftOut, "entry", "entries")} not in the context
            </p>
          )}
        </header>
      )}
      <ContextList
        key={open.source.key}
        open={open}
        plan={plan}
        rows={rows}
        label="Transcript, from the first entry to the leaf"
        leaf={leaf}
        shown={shown}
        onShow={onShow}
      />
    </div>
  );
}
