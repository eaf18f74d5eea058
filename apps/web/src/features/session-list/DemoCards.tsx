import type { SessionRow } from "@leafwalk/server";
import { countOf } from "../../format/figures.ts";
import { LoadingBars } from "../../ui/LoadingBars.tsx";
import { useNow } from "../../ui/use-now.ts";
import { Link } from "../../url/Link.tsx";
import { describeRow, type RowWords } from "./row-words.ts";
import { Shape } from "./Shape.tsx";

/** The invented sessions that ship with Leafwalk. */
export function DemoCards({ sessions }: { readonly sessions: readonly SessionRow[] }) {
  const now = useNow();
  return (
    <section aria-label="Demo sessions">
      <h2 className="mb-2 font-semibold text-13">
        Or start with a demo{" "}
        <span className="ml-1 font-normal text-12 text-ink-3">
          invented sessions, nothing to set up
        </span>
      </h2>
      {sessions.length === 0 && <LoadingBars label="Loading the demo sessions" />}
      <ul className="grid grid-cols-3 gap-3 max-mid:grid-cols-1">
        {sessions.map((row) => (
          <li key={row.key}>
            <DemoCard row={describeRow(row, "", now)} compactions={row.summary?.compactions ?? 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DemoCard({ row, compactions }: { readonly row: RowWords; readonly compactions: number }) {
  const facts: string[] = [];
  if (row.entries !== undefined) facts.push(countOf(row.entries, "entry", "entries"));
  if (compactions > 0) facts.push(countOf(compactions, "compaction"));
  if (row.subagents > 0) facts.push(countOf(row.subagents, "subagent"));
  if (row.diagnostics > 0) facts.push(countOf(row.diagnostics, "diagnostic"));
  return (
    <Link
      to={row.to}
      className="block h-full rounded-card border border-line-strong bg-raised px-4 py-3 shadow-e1 hover:bg-hover"
    >
      <span className="-ml-1 block h-8">
        {row.shape && <Shape outline={row.shape.outline} isLive={false} />}
      </span>
      <span className="mt-2 block truncate font-semibold text-13" title={row.title}>
        {row.title}
      </span>
      <span className="block truncate text-12 text-ink-3">
        {facts.length > 0 ? facts.join(", ") : row.line}
      </span>
    </Link>
  );
}
