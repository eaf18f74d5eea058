import { useEffect, useState } from "react";

const TOLD_MS = 1500;

/** Copies a text, and says for a moment that it did. */
export function useCopy(text: string): { readonly isCopied: boolean; copy(): void } {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), TOLD_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Without the right to write to the clipboard the text can still be selected.
      () => setCopied(false),
    );
  };
  return { isCopied, copy };
}
