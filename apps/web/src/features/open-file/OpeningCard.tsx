import { X } from "lucide-react";
import { useEffect } from "react";
import { countOf, formatBytes } from "../../format/figures.ts";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { useDelay } from "../../ui/use-delay.ts";
import { useUrl } from "../../url/navigation.ts";
import { chooseFile } from "./choose-file.ts";
import type { Opening } from "./opener.ts";
import { pageOpener } from "./page-opener.ts";

/** Lies over the foot of the page, which stays as it is and can be used meanwhile. */
export function OpeningCard({ opening }: { readonly opening: Opening }) {
  const { place } = useUrl().state;
  const shownAs = opening.phase === "reading" ? opening.shownAs : undefined;
  // The screen that shows the end of the file says it itself.
  const isShown = shownAs !== undefined && place.screen === "local" && place.id === shownAs;
  const isOpen = opening.phase !== "idle" && !isShown;
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) pageOpener.dismiss();
    };
    window.addEventListener("keydown", close);
    return () => window.removeEventListener("keydown", close);
  }, [isOpen]);

  if (!isOpen) return null;
  if (opening.phase === "reading") return <ReadingCard {...opening} />;
  return opening.phase === "refused" ? <RefusedCard {...opening} /> : null;
}

const card =
  "fixed inset-x-3 bottom-4 z-11 mx-auto max-w-120 rounded-card border border-line-strong bg-raised p-4 shadow-e2";

interface ReadingProps {
  readonly name: string;
  readonly bytes: number;
  readonly total: number;
  readonly entries: number;
}

function ReadingCard({ name, bytes, total, entries }: ReadingProps) {
  const isLate = useDelay(300);
  if (!isLate) return null;
  return (
    <section aria-label="Opening a file" className={card}>
      <p className="truncate font-semibold text-13">Reading {name}</p>
      <p className="mb-2 text-12 text-ink-2 tabular-nums">
        {formatBytes(bytes)} of {formatBytes(total)} · {countOf(entries, "entry", "entries")}
      </p>
      <ProgressBar label={`Reading ${name}`} value={bytes} max={total} />
      <div className="mt-3 flex items-center justify-between gap-3">
        <p className="text-12 text-ink-3">Read in this tab, never uploaded</p>
        <Button onClick={() => pageOpener.dismiss()}>Cancel</Button>
      </div>
    </section>
  );
}

interface RefusedProps {
  readonly title: string;
  readonly text: string;
  readonly begins?: string;
}

function RefusedCard({ title, text, begins }: RefusedProps) {
  return (
    <section aria-label="Opening a file" className={`${card} pr-12`}>
      <Notice
        tone="error"
        title={title}
        actions={<Button onClick={chooseFile}>Open another file</Button>}
      >
        {text}
        {begins !== undefined && (
          <code className="mt-2 block truncate rounded-chip bg-hover px-1.5 py-1 font-mono text-12">
            {begins}
          </code>
        )}
      </Notice>
      <div className="absolute top-2 right-2">
        <IconButton
          label="Close"
          tipAlign="end"
          icon={<X className="size-3.5" strokeWidth={1.75} />}
          onClick={() => pageOpener.dismiss()}
        />
      </div>
    </section>
  );
}
