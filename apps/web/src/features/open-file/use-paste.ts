import { useEffect } from "react";
import { pageOpener } from "./page-opener.ts";
import { pastedFile } from "./pasted-file.ts";

/** Opens pasted files and pasted records, unless someone is writing. */
export function usePaste(): void {
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const { target, clipboardData } = event;
      if (!clipboardData || (target instanceof Element && target.matches("input, textarea")))
        return;
      const files = [...clipboardData.files];
      const pasted = pastedFile(clipboardData.getData("text/plain"));
      if (files.length === 0 && pasted) files.push(pasted);
      if (files.length === 0) return;
      event.preventDefault();
      void pageOpener.open(files);
    }
    window.addEventListener("paste", paste);
    return () => window.removeEventListener("paste", paste);
  }, []);
}
