import { countOf } from "../../format/figures.ts";
import { ContextRail } from "./ContextRail.tsx";

export function KeptDivider({ count }: { readonly count: number }) {
  return (
    <ContextRail look="sent">
      <p className="flex h-9 items-center gap-2 text-11 text-ink-3 whitespace-nowrap">
        <span className="font-semibold text-ink-2">Kept</span>
        {countOf(count, "entry", "entries")} from before the compaction, sent as{" "}
        {count === 1 ? "it is" : "they are"}
        <span aria-hidden="true" className="h-px flex-1 bg-line" />
      </p>
    </ContextRail>
  );
}
