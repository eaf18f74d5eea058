import type { SessionList, SessionRow } from "@leafwalk/server";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { sessionListQuery } from "../../api/queries.ts";
import type { UrlFields } from "../../url/url-state.ts";

export interface LoadedList {
  /** Of the pages loaded so far, each session once. */
  readonly rows: readonly SessionRow[];
  /** Totals, projects, folders: the same on every page, taken from the newest. */
  readonly head: SessionList | undefined;
  readonly isWhole: boolean;
  readonly error: Error | null;
  loadMore(): void;
  /** Everything, one page after the other. */
  loadAll(): void;
  reload(): void;
}

type Choice = Pick<UrlFields, "project" | "sort" | "words" | "agent" | "show" | "status">;

export function useSessionList({ project, sort, words, agent, show, status }: Choice): LoadedList {
  const query = useInfiniteQuery(sessionListQuery({ project, sort }));
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = query;

  const rows = useMemo(() => {
    const byKey = new Map<string, SessionRow>();
    // Sessions can move from one page to another between two requests.
    for (const page of data?.pages ?? []) for (const row of page.sessions) byKey.set(row.key, row);
    return [...byKey.values()];
  }, [data]);

  // What the page filters by itself it has to have whole.
  const [isAllWanted, setAllWanted] = useState(false);
  const isFiltered = words !== "" || agent !== undefined || show !== "all" || status !== undefined;
  const needsWhole = isFiltered || isAllWanted;
  useEffect(() => {
    if (needsWhole && hasNextPage && !isFetching) void fetchNextPage();
  }, [needsWhole, hasNextPage, isFetching, fetchNextPage]);

  return {
    rows,
    head: data?.pages[0],
    isWhole: !hasNextPage,
    error,
    loadMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
    loadAll: () => setAllWanted(true),
    reload: () => void refetch(),
  };
}
