import { useSyncExternalStore } from "react";
import type { Opening } from "./opener.ts";
import { pageOpener } from "./page-opener.ts";

export function useOpening(): Opening {
  return useSyncExternalStore(pageOpener.subscribe, pageOpener.state);
}

/** How far the reading of a file is whose end is shown already; undefined where it is not read now. */
export function useReading(id: string) {
  const opening = useOpening();
  return opening.phase === "reading" && opening.shownAs === id ? opening : undefined;
}

export function cancelReading(): void {
  pageOpener.dismiss();
}
