import type { Session } from "@leafwalk/core";
import { useCallback } from "react";
import { currentUrl } from "../../url/navigation.ts";
import { buildUrl } from "../../url/url-state.ts";

/** Addresses of entries, with the leaf at which they are looked at. */
export function useEntryHref(session: Session, leaf: number): (position: number) => string {
  return useCallback(
    (position) =>
      buildUrl({
        ...currentUrl().state,
        leaf: session.keyOf(leaf),
        entry: session.keyOf(position),
      }),
    [session, leaf],
  );
}
