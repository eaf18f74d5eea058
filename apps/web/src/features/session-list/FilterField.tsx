import { Search } from "lucide-react";
import type { Ref } from "react";

interface FilterFieldProps {
  readonly words: string;
  readonly ref: Ref<HTMLInputElement>;
  onWords(words: string): void;
}

/** Filters the list while one types. Escape empties it, then leaves it. */
export function FilterField({ words, ref, onWords }: FilterFieldProps) {
  return (
    <label className="relative flex items-center max-mid:basis-full">
      <span className="sr-only">Filter by title and first message</span>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute left-2.5 size-3.5 text-ink-3"
        strokeWidth={1.75}
      />
      <input
        ref={ref}
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
