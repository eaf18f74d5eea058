import { FileDown, Lock } from "lucide-react";
import { useEffect, useRef } from "react";
import { ChooseFileButton } from "../open-file/index.ts";

/** Says that files can be dropped; they can be, on the whole page. */
export function DropTarget() {
  const choose = useRef<HTMLButtonElement>(null);
  useEffect(() => choose.current?.focus(), []);
  return (
    <section
      aria-label="Open a file"
      className="flex flex-col items-center rounded-card border border-control border-dashed bg-surface px-6 py-9 text-center"
    >
      <FileDown aria-hidden="true" className="size-7 text-accent" strokeWidth={1.75} />
      <h2 className="mt-4 font-semibold text-14">Drop a session file here</h2>
      <p className="mt-0.5 text-12 text-ink-3">
        One or more .jsonl files, or a whole sessions folder. Pasting works, too.
      </p>
      <ChooseFileButton ref={choose} look="primary" size="large" className="mt-4">
        Choose file
      </ChooseFileButton>
      <p className="mt-4 text-balance text-12 text-ink-2">
        <Lock
          aria-hidden="true"
          className="mr-1.5 inline-block size-3.5 align-[-2px]"
          strokeWidth={1.75}
        />
        Dropped files are read in this tab. Nothing is uploaded.
      </p>
    </section>
  );
}
