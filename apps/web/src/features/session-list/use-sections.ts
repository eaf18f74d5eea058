import { useMemo } from "react";
import { useLocalStore } from "../../state/local-store.ts";
import type { UrlFields } from "../../url/url-state.ts";
import { useClosedFiles } from "../open-file/index.ts";
import { listSections, type Section } from "./sections.ts";
import type { LoadedList } from "./use-session-list.ts";

type Loaded = Pick<LoadedList, "rows" | "isWhole" | "head">;

/** The parts of all sessions that can be chosen, files of this tab among them; none before anything is known. */
export function useSections(
  { rows, isWhole, head }: Loaded,
  { sort, words, status }: Pick<UrlFields, "sort" | "words" | "status">,
): readonly Section[] {
  const open = useLocalStore(({ sessions }) => sessions.length);
  const closed = useClosedFiles().length;
  return useMemo(() => {
    if (!head) return [];
    const kept = { sort, words, status };
    return listSections({ head, rows, isWhole, local: { open, closed }, kept });
  }, [head, rows, isWhole, open, closed, sort, words, status]);
}
