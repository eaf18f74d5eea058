import { useEffect, useState } from "react";
import { showToast } from "../../ui/toast/toast-store.ts";
import { collectFiles, takeDropped } from "./collect-files.ts";
import { type Drag, judgeDrag, noDrag } from "./drag-kind.ts";
import { pageOpener } from "./page-opener.ts";

/** Browsers tell of a drag over the page at least every 350 ms; silence means that it has left. */
const SILENCE_MS = 700;

/** Opens what is dropped anywhere on the page, and tells what is dragged over it. */
export function useDrop(): Drag {
  const [drag, setDrag] = useState(noDrag);

  useEffect(() => {
    let silence: ReturnType<typeof setTimeout> | undefined;
    // A picture of this page that is dragged looks to the browser like a file from elsewhere.
    let isOurs = false;

    function end() {
      clearTimeout(silence);
      setDrag(noDrag);
    }

    function over(event: DragEvent) {
      const data = event.dataTransfer;
      const now = data ? judgeDrag(data.types, data.items) : noDrag;
      if (isOurs || now.kind === "none" || !data) return;
      // Without this the browser would leave the page for the file.
      event.preventDefault();
      data.dropEffect = "copy";
      clearTimeout(silence);
      silence = setTimeout(end, SILENCE_MS);
      setDrag((before) => (before.kind === now.kind && before.count === now.count ? before : now));
    }

    function leave(event: DragEvent) {
      if (event.relatedTarget === null) end();
    }

    function drop(event: DragEvent) {
      end();
      const data = event.dataTransfer;
      if (isOurs || !data?.types.includes("Files")) return;
      event.preventDefault();
      pageOpener.open(collectFiles(takeDropped(data))).catch(() => {
        showToast({ tone: "error", text: "The browser may not read what was dropped" });
      });
    }

    const controller = new AbortController();
    const { signal } = controller;
    const begin = () => {
      isOurs = true;
    };
    const finish = () => {
      isOurs = false;
    };
    window.addEventListener("dragstart", begin, { signal });
    window.addEventListener("dragend", finish, { signal });
    // What was dragged may leave the page meanwhile, and then tells of no end; no pointer moves in a drag.
    window.addEventListener("pointermove", finish, { signal });
    window.addEventListener("dragenter", over, { signal });
    window.addEventListener("dragover", over, { signal });
    window.addEventListener("dragleave", leave, { signal });
    window.addEventListener("drop", drop, { signal });
    return () => {
      controller.abort();
      clearTimeout(silence);
    };
  }, []);

  return drag;
}
