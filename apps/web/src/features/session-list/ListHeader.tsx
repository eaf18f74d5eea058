import type { SessionList } from "@leafwalk/server";
import { ArrowUpDown, Check, ChevronDown, Search } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Button } from "../../ui/Button.tsx";
import { Menu } from "../../ui/Menu.tsx";
import type { Sort, Status } from "../../url/url-state.ts";
import { StatusMenu } from "./StatusMenu.tsx";

interface ListHeaderProps {
  readonly title: ReactNode;
  readonly facts: string;
  /** Why what is shown may be old. */
  readonly trouble: string | undefined;
  readonly words: string;
  readonly status?: Status | undefined;
  /** How many sessions there are of each, as far as that is known. */
  readonly statusCounts: SessionList["statuses"] | undefined;
  readonly sort?: Sort;
  /** A newer order waits: moving rows under someone's hand would be rude. */
  readonly isBehind: boolean;
  readonly filterRef: Ref<HTMLInputElement>;
  onWords(words: string): void;
  onStatus(status: Status | undefined): void;
  onSort(sort: Sort): void;
  onCatchUp(): void;
}

export function ListHeader(props: ListHeaderProps) {
  const {
    title,
    facts,
    trouble,
    isBehind,
    words,
    status,
    statusCounts,
    sort,
    filterRef,
    onWords,
    onStatus,
    onSort,
    onCatchUp,
  } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-6 pt-4 pb-3 max-mid:px-4">
      {title}
      <p className="text-13 text-ink-3" role="status">
        {facts}
        {trouble !== undefined && <span className="ml-3 text-del">{trouble}</span>}
      </p>
      {isBehind && (
        <Button look="link" onClick={onCatchUp}>
          Show the new order
        </Button>
      )}
      <div className="ml-auto flex items-center gap-3 max-mid:w-full max-mid:flex-wrap max-mid:gap-2">
        <FilterField words={words} inputRef={filterRef} onWords={onWords} />
        <StatusMenu status={status} counts={statusCounts} onStatus={onStatus} />
        {sort !== undefined && <SortMenu sort={sort} onSort={onSort} />}
      </div>
    </div>
  );
}

interface FilterFieldProps {
  readonly words: string;
  readonly inputRef: Ref<HTMLInputElement>;
  onWords(words: string): void;
}

function FilterField({ words, inputRef, onWords }: FilterFieldProps) {
  return (
    <label className="relative flex items-center max-mid:basis-full">
      <span className="sr-only">Filter by title and first message</span>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute left-2.5 size-3.5 text-ink-3"
        strokeWidth={1.75}
      />
      <input
        ref={inputRef}
        type="search"
        value={words}
        placeholder="Filter titles and first messages"
        onChange={({ target }) => onWords(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.preventDefault();
          if (words) onWords("");
          else event.currentTarget.blur();
        }}
        className="h-7 w-80 rounded-control border border-control bg-raised pr-8 pl-8 text-12 placeholder:text-ink-3 max-mid:h-11 max-mid:w-full [&::-webkit-search-cancel-button]:hidden"
      />
      <kbd className="pointer-events-none absolute right-2 rounded-chip border border-line-strong px-1.5 font-sans text-11 text-ink-3 max-mid:hidden">
        /
      </kbd>
    </label>
  );
}

const sorts: readonly { readonly key: Sort; readonly name: string }[] = [
  { key: "activity", name: "Newest" },
  { key: "entries", name: "Most entries" },
  { key: "branches", name: "Most branches" },
  { key: "size", name: "Largest" },
  { key: "cost", name: "Most expensive" },
  { key: "title", name: "Title" },
];

function SortMenu({ sort, onSort }: { readonly sort: Sort; onSort(sort: Sort): void }) {
  const current = sorts.find(({ key }) => key === sort)?.name;
  const icon = { "aria-hidden": true, className: "size-3.5", strokeWidth: 1.75 } as const;
  return (
    <Menu
      label="Order"
      items={sorts.map(({ key, name }) => ({
        key,
        label: (
          <>
            <Check {...icon} className={key === sort ? "size-3.5" : "invisible size-3.5"} /> {name}
          </>
        ),
        isChecked: key === sort,
        onSelect: () => onSort(key),
      }))}
      renderButton={(button) => (
        <Button {...button} icon={<ArrowUpDown {...icon} />}>
          <span className="sr-only">Order: </span>
          {current}
          <ChevronDown {...icon} />
        </Button>
      )}
    />
  );
}
