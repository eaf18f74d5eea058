import { type ContextPlan, splitModel } from "@leafwalk/core";
import { countOf } from "../../format/figures.ts";
import type { OpenSession } from "../../source/open-session.ts";

interface TailHeaderProps {
  readonly open: OpenSession;
  readonly plan: ContextPlan;
}

/** In the place of the leaf's header while only the end of the path is known: what is sent in all is not known yet. */
export function TailHeader({ open: { session }, plan }: TailHeaderProps) {
  const { leaf, path, settings } = plan;
  // An entry without an id of its own gets one by its position, which is still unknown.
  const id = leaf < 0 ? "" : session.facts.id.at(leaf);
  const model = settings.models.get("default");
  return (
    <header className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-6 gap-y-0.5 border-line border-b bg-surface px-4 py-1.5 text-12 mid:px-6">
      <p className="flex min-w-0 items-center gap-x-3">
        <span className="flex min-w-0 gap-1.5">
          <span className="text-ink-3">Leaf</span>
          <span className="max-w-44 truncate font-mono">{id}</span>
        </span>
        {model === undefined ? null : (
          <span className="max-w-72 truncate font-medium">{splitModel(model).modelId}</span>
        )}
      </p>
      <p className="ml-auto text-ink-2 max-mid:ml-0">
        The last {countOf(path.length, "entry", "entries")}; what came before is being read
      </p>
    </header>
  );
}
