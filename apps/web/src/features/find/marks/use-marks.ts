import "./find-marks.css";
import { useEffect } from "react";
import type { Hit } from "../find-hits.ts";
import { clearMarks, paintMarks } from "./paint-marks.ts";
import { revealRange } from "./reveal-range.ts";

/** Marks words wherever they are drawn in a view, as rows come and go, and brings the current hit into sight once. */
export function useMarks(view: Element | null, words: string, current: Hit | undefined): void {
  useEffect(() => {
    if (!view || words === "") return;
    let frame = 0;
    let isRevealed = false;
    const paint = () => {
      frame = 0;
      const range = paintMarks(view, words, current);
      if (!range || isRevealed) return;
      isRevealed = true;
      revealRange(range, view);
    };
    const repaint = () => {
      frame ||= requestAnimationFrame(paint);
    };
    const observer = new MutationObserver(repaint);
    observer.observe(view, { childList: true, characterData: true, subtree: true });
    repaint();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      clearMarks();
    };
  }, [view, words, current]);
}
