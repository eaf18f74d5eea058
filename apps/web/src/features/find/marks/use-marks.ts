import "./find-marks.css";
import { useEffect } from "react";
import type { Hit } from "../find-hits.ts";
import { clearMarks, paintMarks } from "./paint-marks.ts";
import { revealPlace } from "./reveal-place.ts";

interface Marking {
  readonly view: Element | null;
  /** In one case; "" for none. */
  readonly words: string;
  /** The one that is looked at. */
  readonly hit: Hit | undefined;
  readonly visit: object | undefined;
}

/** Marks words wherever they are drawn in a view, as rows come and go, and brings the current hit into sight once a visit. */
export function useMarks({ view, words, hit, visit }: Marking): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit brings it into sight
  useEffect(() => {
    if (!view || words === "") return;
    let frame = 0;
    let isRevealed = false;
    const paint = () => {
      frame = 0;
      const place = paintMarks(view, words, hit);
      if (!place || isRevealed) return;
      isRevealed = true;
      revealPlace(place, view);
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
  }, [view, words, hit, visit]);
}
