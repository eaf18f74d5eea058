import { Check, Copy } from "lucide-react";
import { useCopy } from "../../../ui/use-copy.ts";

/** Copies a text; shown while the pointer or the focus is on what it belongs to. */
export function CopyButton({ text, what }: { readonly text: string; readonly what: string }) {
  const { isCopied, copy } = useCopy(text);
  return (
    <button
      type="button"
      aria-label={isCopied ? "Copied" : `Copy ${what}`}
      title={isCopied ? "Copied" : `Copy ${what}`}
      className="flex size-6 items-center justify-center rounded-chip bg-canvas text-ink-3 opacity-0 transition-opacity hover:bg-hover hover:text-ink focus-visible:opacity-100 group-hover/code:opacity-100"
      onClick={copy}
    >
      {isCopied ? <Check size={14} /> : <Copy size={14} />}
    </button>
  );
}
