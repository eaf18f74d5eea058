import { useCallback, useEffect, useRef, useState } from "react";
import { foldCase } from "../../format/find-words.ts";
import { isGrowth } from "../../source/growth.ts";
import type { OpenSession } from "../../source/open-session.ts";
import { type Found, foundNothing, HITS_AT_MOST, searchSession } from "./search-session.ts";

export interface Search {
  /** As they are looked for, in one case; "" for no search. */
  readonly words: string;
  readonly found: Found;
  readonly state: "idle" | "reading" | "done" | "full" | "failed";
  /** Why it failed. */
  readonly error?: Error;
}

/** One that a failure has stopped can be told to go on. */
export interface RetryableSearch extends Search {
  retry(): void;
}

interface Run extends Search {
  readonly open: OpenSession;
}

/** Characters of a query: longer ones are pasted by mistake, and every one of them is in the address. */
export const QUERY_AT_MOST = 200;

/** Letters typed in one go are one search. */
const SETTLE_MS = 120;

/**
 * The search for a query through an open session, as far as it has come. Another query ends it; a session
 * that only grew is searched on from where the search was.
 */
export function useSearch(open: OpenSession, query: string): RetryableSearch {
  const words = query.trim() === "" ? "" : foldCase(query.slice(0, QUERY_AT_MOST));
  const [run, setRun] = useState<Run>();
  const latest = useRef<Run>(undefined);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another search
  useEffect(() => {
    if (words === "") return;
    const stop = new AbortController();
    const before = latest.current;
    const isMore =
      before?.words === words && isGrowth(before.open.session.facts, open.session.facts);
    let found = isMore ? before.found : foundNothing;
    const tell = (state: Search["state"], error?: Error) => {
      latest.current = { open, words, found, state, ...(error && { error }) };
      setRun(latest.current);
    };
    const search = async () => {
      try {
        for await (found of searchSession(open, words, found, stop.signal)) {
          if (stop.signal.aborted) return;
          tell("reading");
        }
        tell(found.hits.length === HITS_AT_MOST ? "full" : "done");
      } catch (reason) {
        if (stop.signal.aborted) return;
        tell("failed", reason instanceof Error ? reason : new Error(String(reason)));
      }
    };
    const timer = setTimeout(search, isMore ? 0 : SETTLE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [open, words, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  if (words === "") return { words, found: foundNothing, state: "idle", retry };
  const isOurs = run?.words === words && run.open.source.key === open.source.key;
  if (!isOurs) return { words, found: foundNothing, state: "reading", retry };
  return { ...run, retry };
}
