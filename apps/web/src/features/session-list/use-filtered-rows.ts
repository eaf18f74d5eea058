import { countStatuses } from "@leafwalk/core";
import type { SessionList, SessionRow } from "@leafwalk/server";
import { useMemo } from "react";
import type { UrlFields } from "../../url/url-state.ts";
import { filterRows } from "./filter-rows.ts";
import type { LoadedList } from "./use-session-list.ts";

type Loaded = Pick<LoadedList, "rows" | "isWhole" | "head">;

interface FilteredRows {
  readonly shown: readonly SessionRow[];
  /** How the sessions that the other filters leave ended; undefined where nobody can know. */
  readonly statusCounts: SessionList["statuses"] | undefined;
}

/** The rows that the choices of the address leave. */
export function useFilteredRows(
  { rows, isWhole, head }: Loaded,
  { words, agent, show, status }: Pick<UrlFields, "words" | "agent" | "show" | "status">,
): FilteredRows {
  const ofAnyStatus = useMemo(
    () => filterRows(rows, { words, agent, show }),
    [rows, words, agent, show],
  );
  const shown = useMemo(() => filterRows(ofAnyStatus, { status }), [ofAnyStatus, status]);
  const statusCounts = useMemo(() => {
    if (isWhole) return countStatuses(ofAnyStatus);
    // The server counts all sessions of a project, and knows of no other filter.
    return ofAnyStatus === rows ? head?.statuses : undefined;
  }, [isWhole, ofAnyStatus, rows, head?.statuses]);
  return { shown, statusCounts };
}
