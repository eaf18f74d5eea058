import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";

/** Copies a text; shown while the pointer or the focus is on what it belongs to. */
export function CopyButton({ text, what }: { readonly text: string; readonly what: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 1500);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Without the right to write to the clipboard the text can still be selected.
      () => setCopied(false),
    );
  };
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
