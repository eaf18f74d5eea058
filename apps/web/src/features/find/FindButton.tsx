import { Search } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";
import type { Find } from "./use-find.ts";

/** With its key beside it; on a phone the drawing alone. */
export function FindButton({ find }: { readonly find: Find }) {
  return (
    <button
      ref={find.button}
      type="button"
      aria-expanded={find.isOpen}
      aria-keyshortcuts="/"
      title="Find in this session"
      onClick={() => (find.isOpen ? find.close() : find.open())}
      className={classNames(
        "inline-flex h-7 items-center justify-center gap-1.5 rounded-control px-2 font-medium text-12 text-ink-2",
        "transition-colors hover:bg-hover active:bg-active max-mid:size-11 max-mid:px-0",
        find.isOpen && "bg-hover text-ink",
      )}
    >
      <Search aria-hidden="true" className="size-3.5 max-mid:size-4" strokeWidth={1.75} />
      <span className="max-mid:sr-only">Find</span>
      <span aria-hidden="true" className="max-mid:hidden">
        <kbd className="rounded-chip border border-line-strong px-1.5 font-sans text-11 text-ink-3">
          /
        </kbd>
      </span>
    </button>
  );
}
