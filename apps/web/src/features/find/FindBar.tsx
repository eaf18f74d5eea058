import type { Facts } from "@leafwalk/core";
import { ChevronDown, ChevronUp, Search as SearchIcon, X } from "lucide-react";
import { type KeyboardEvent, useEffect } from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import { useDelay } from "../../ui/use-delay.ts";
import { countWords, percentSearched, unreadWords } from "./count-words.ts";
import { focusCurrentRow } from "./focus-row.ts";
import type { Find } from "./use-find.ts";
import { QUERY_AT_MOST, type Search } from "./use-search.ts";
import type { Walk } from "./use-walk.ts";

interface FindBarProps {
  readonly facts: Facts;
  readonly find: Find;
  readonly search: Search;
  readonly walk: Walk;
}

const icon = { className: "size-4", strokeWidth: 1.75 } as const;

/** The field, how many hits there are, and the way from one to the next. */
export function FindBar({ facts, find, search, walk }: FindBarProps) {
  const { field, asked } = find;
  useEffect(() => {
    if (asked === 0) return;
    field.current?.focus();
    field.current?.select();
  }, [asked, field]);

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") walk.step(event.shiftKey ? -1 : 1);
    else if (event.key !== "ArrowDown" || !focusCurrentRow(event.currentTarget)) return;
    event.preventDefault();
  }

  const cannotStep = search.found.hits.length === 0;
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-3 px-4 mid:px-6 gap-y-1 py-1 max-mid:pr-1">
      <label className="relative flex min-w-32 grow basis-40 items-center @[480px]:max-w-80">
        <span className="sr-only">Words to find</span>
        <SearchIcon
          aria-hidden="true"
          className="pointer-events-none absolute left-2.5 size-3.5 text-ink-3"
          strokeWidth={1.75}
        />
        <input
          ref={field}
          type="search"
          value={find.query}
          maxLength={QUERY_AT_MOST}
          placeholder="Find in this session"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => find.setQuery(target.value)}
          onKeyDown={press}
          className="h-7 w-full rounded-control border border-control bg-raised pr-2 pl-8 text-12 placeholder:text-ink-3 max-mid:h-11 [&::-webkit-search-cancel-button]:hidden"
        />
      </label>
      <div className="ml-auto flex items-center @[480px]:order-last">
        <IconButton
          label="Previous hit"
          icon={<ChevronUp {...icon} />}
          disabled={cannotStep}
          className="disabled:text-control"
          onClick={() => walk.step(-1)}
        />
        <IconButton
          label="Next hit"
          icon={<ChevronDown {...icon} />}
          disabled={cannotStep}
          className="disabled:text-control"
          onClick={() => walk.step(1)}
        />
        <IconButton label="Close find" tipAlign="end" icon={<X {...icon} />} onClick={find.close} />
      </div>
      {search.words === "" ? null : (
        <p className="text-12 text-ink-2 tabular-nums basis-full pb-1 @[480px]:basis-auto @[480px]:pb-0">
          {countWords(search, walk.index)}
          <Rest key={search.words} facts={facts} search={search} hasCount={!cannotStep} />
        </p>
      )}
    </div>
  );
}

interface RestProps {
  readonly facts: Facts;
  readonly search: Search;
  readonly hasCount: boolean;
}

/** How far the search is, once it takes longer than one notices, and what it had to leave. */
function Rest({ facts, search, hasCount }: RestProps) {
  const isLate = useDelay(300);
  const unread = unreadWords(search);
  const isReading = search.state === "reading" && isLate;
  const words = isReading ? `searched ${percentSearched(facts, search.found.next)} %` : unread;
  if (words === "") return null;
  return (
    <span className="text-ink-3">
      {hasCount || search.state === "done" ? " · " : ""}
      {words}
    </span>
  );
}
