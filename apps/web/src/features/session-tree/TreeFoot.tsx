import { entryDeclaration } from "@leafwalk/core";
import { useMemo } from "react";
import { countOf } from "../../format/figures.ts";
import { changeUrl } from "../../url/navigation.ts";
import { countFailures } from "./card-facts.ts";
import { useTreeModel } from "./tree-model.ts";

/** What the tree holds, and what its lines mean. */
export function TreeFoot() {
  const { open, session, filter } = useTreeModel();
  const failures = useMemo(() => countFailures(open.cards), [open.cards]);
  const counts = useMemo(() => {
    let compactions = 0;
    for (let position = 0; position < session.count; position++) {
      if (entryDeclaration(session.typeOf(position)).context === "compaction") compactions++;
    }
    const words = [countOf(session.count, "entry", "entries")];
    if (session.roots.length > 1) words.push(countOf(session.roots.length, "root"));
    words.push(countOf(session.tips().length, "tip"));
    if (compactions > 0) words.push(countOf(compactions, "compaction"));
    return words;
  }, [session]);
  return (
    <footer className="flex h-7 shrink-0 items-center gap-3 overflow-hidden border-line border-t bg-surface px-4 text-11 text-ink-2 whitespace-nowrap">
      {counts.map((words) => (
        <span key={words}>{words}</span>
      ))}
      {failures.calls + failures.turns > 0 ? (
        <button
          type="button"
          aria-pressed={filter === "failures"}
          title={`${countOf(failures.calls, "call")} failed, ${countOf(failures.turns, "turn")} failed or aborted: show only these turns; x and X lead from one to the next`}
          className="h-6 rounded-chip px-1 font-medium text-del hover:bg-hover aria-pressed:bg-del-tint"
          onClick={() => changeUrl({ cards: filter === "failures" ? "all" : "failures" })}
        >
          {countOf(failures.calls + failures.turns, "failure")}
        </button>
      ) : null}
      <ul className="ml-auto flex gap-3" aria-label="Legend">
        <LegendItem look="border border-control" words="sent" />
        <LegendItem look="border border-line-strong border-dashed hatch" words="left out" />
        <LegendItem look="border border-line-strong" words="off path" />
      </ul>
    </footer>
  );
}

function LegendItem({ look, words }: { readonly look: string; readonly words: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden="true" className={`h-2.5 w-3.5 rounded-[2px] ${look}`} />
      {words}
    </li>
  );
}
