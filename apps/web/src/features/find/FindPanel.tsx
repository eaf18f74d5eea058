import type { ContextPlan } from "@leafwalk/core";
import { useEffect, useMemo } from "react";
import type { OpenSession } from "../../source/open-session.ts";
import { seek, titleOfEntry } from "../entry/index.ts";
import { countWords } from "./count-words.ts";
import { FindBar } from "./FindBar.tsx";
import { FindResults } from "./FindResults.tsx";
import { useMarks } from "./marks/use-marks.ts";
import { placeWords, readPlaces } from "./place-of.ts";
import type { Find } from "./use-find.ts";
import { useSearch } from "./use-search.ts";
import { useWalk } from "./use-walk.ts";

interface FindPanelProps {
  readonly open: OpenSession;
  readonly plan: ContextPlan;
  /** Position of the entry that is looked at. */
  readonly shown: number | undefined;
  readonly find: Find;
  /** What the words are marked in. */
  readonly view: Element | null;
  onShow(position: number): void;
  /** Makes the branch of an entry the path, and shows the entry. */
  onGoToBranch(position: number): void;
}

/** Finds in everything the session holds, sent or not, on the path or not. */
export function FindPanel({ open, plan, shown, find, view, onShow, onGoToBranch }: FindPanelProps) {
  const search = useSearch(open, find.query);
  const walk = useWalk(search, shown, onShow);
  const placeOf = useMemo(() => readPlaces(plan), [plan]);
  const { words, found, state } = search;
  const { hit, visit, index } = walk;
  const position = hit?.position;

  useMarks({ view, words, hit, visit });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit is a search of its own
  useEffect(() => {
    if (hit) seek({ position: hit.position, words });
    return () => seek(undefined);
  }, [hit, visit, words]);

  const spoken: string[] = [];
  if (state === "done" || state === "full") spoken.push(countWords(search, index));
  if (position !== undefined) {
    spoken.push(titleOfEntry(open.session, position), placeWords[placeOf(position)]);
  }
  return (
    <search
      aria-label="Find in this session"
      className="@container shrink-0 border-line border-b bg-surface"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        find.close();
      }}
    >
      <FindBar facts={open.session.facts} find={find} search={search} walk={walk} />
      {words === "" ? null : (
        <FindResults
          session={open.session}
          search={search}
          walk={walk}
          placeOf={placeOf}
          field={find.field}
          onGoToBranch={onGoToBranch}
        />
      )}
      <p role="status" className="sr-only">
        {found.hits.length === 0 && state === "reading" ? "" : spoken.join(", ")}
      </p>
    </search>
  );
}
