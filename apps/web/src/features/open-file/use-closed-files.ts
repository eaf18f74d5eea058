import { useMemo } from "react";
import { type KeptFile, useKeptStore } from "../../state/kept-store.ts";
import { useLocalStore } from "../../state/local-store.ts";

/** Files of earlier that can be opened again and are not open in this tab. The latest first. */
export function useClosedFiles(): readonly KeptFile[] {
  const distinct = useKeptStore((kept) => kept.distinct);
  const sessions = useLocalStore((local) => local.sessions);
  return useMemo(() => {
    const open = new Set(sessions.map(({ id }) => id));
    return distinct.filter(({ id }) => !open.has(id));
  }, [distinct, sessions]);
}
