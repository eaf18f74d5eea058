import { printable } from "@leafwalk/core";
import { Check, Copy } from "lucide-react";
import { useCopy } from "../../../ui/use-copy.ts";

/** Of a text without end only this much is drawn; all of it is copied. */
const SHOWN = 1000;

interface CopyTextProps {
  readonly text: string;
  readonly what: string;
  /** Ids and paths; titles are words. */
  readonly isCode?: boolean;
}

/** A text that one may want elsewhere, with a button that copies it. */
export function CopyText({ text, what, isCode = true }: CopyTextProps) {
  const { isCopied, copy } = useCopy(text);
  const Icon = isCopied ? Check : Copy;
  const start = printable(text.slice(0, SHOWN));
  const shown = text.length > SHOWN ? `${start}…` : start;
  return (
    <span className="flex min-w-0 items-start gap-1">
      <span className={isCode ? "min-w-0 font-mono text-12 leading-5" : "min-w-0"}>
        <bdi>{shown}</bdi>
      </span>
      <button
        type="button"
        aria-label={isCopied ? "Copied" : `Copy ${what}`}
        title={isCopied ? "Copied" : `Copy ${what}`}
        className="-my-0.5 flex size-6 shrink-0 items-center justify-center rounded-chip text-ink-3 hover:bg-hover hover:text-ink max-mid:-my-3 max-mid:size-11"
        onClick={copy}
      >
        <Icon
          aria-hidden="true"
          className={isCopied ? "size-3.5 text-add" : "size-3.5"}
          strokeWidth={1.75}
        />
      </button>
    </span>
  );
}
