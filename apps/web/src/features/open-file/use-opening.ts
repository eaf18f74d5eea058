import { useSyncExternalStore } from "react";
import type { Opening } from "./opener.ts";
import { pageOpener } from "./page-opener.ts";

/** What opening a file looks like now. */
export function useOpening(): Opening {
  return useSyncExternalStore(pageOpener.subscribe, pageOpener.state);
}
