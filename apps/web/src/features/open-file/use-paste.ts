import { useEffect } from "react";
import { showToast } from "../../ui/toast/toast-store.ts";
import { pageOpener } from "./page-opener.ts";
import { pastedFile } from "./pasted-file.ts";

/** Opens pasted files and pasted records, unless someone is writing. */
export function usePaste(): void {
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const { target, clipboardData } = event;
      if (!clipboardData || isWriting(target)) return;
      const files = [...clipboardData.files];
      const text = clipboardData.getData("text/plain");
      const pasted = pastedFile(text);
      if (files.length === 0 && pasted) files.push(pasted);
      if (files.length > 0) {
        event.preventDefault();
        void pageOpener.open({ files: files.map((file) => ({ file })) });
      } else if (text.trim() !== "") {
        showToast({
          tone: "info",
          text: "This text is no session. What can be pasted: a copied session file, or its lines (.jsonl)",
        });
      }
    }
    window.addEventListener("paste", paste);
    return () => window.removeEventListener("paste", paste);
  }, []);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, [contenteditable]") !== null;
}
