import type { RootInfo } from "@leafwalk/server";
import { CircleCheck, CircleDashed, RefreshCw } from "lucide-react";
import { countOf } from "../../format/figures.ts";
import { Button } from "../../ui/Button.tsx";
import { Code } from "../../ui/Code.tsx";

interface LookedFoldersProps {
  readonly roots: readonly RootInfo[];
  onLookAgain(): void;
}

const reasons: Readonly<Record<RootInfo["state"], string>> = {
  ok: "",
  missing: "folder does not exist",
  empty: "folder is empty",
  unreadable: "folder cannot be read",
};

/** Where Leafwalk looked for sessions, and what came of it. */
export function LookedFolders({ roots, onLookAgain }: LookedFoldersProps) {
  return (
    <section aria-label="Where Leafwalk looked">
      <h2 className="mb-2 font-semibold text-13">Where Leafwalk looked</h2>
      <div className="rounded-card border border-line-strong bg-raised text-12 shadow-e1">
        <ul>
          {roots.map(({ path, state, sessions }) => {
            const Icon = state === "ok" ? CircleCheck : CircleDashed;
            return (
              <li
                key={path}
                className="flex min-h-9 items-center gap-2 border-line border-b px-3 py-1.5"
              >
                <Icon
                  aria-hidden="true"
                  className="size-3.5 shrink-0 text-ink-3"
                  strokeWidth={1.75}
                />
                <code className="min-w-0 break-all font-mono">{path}</code>
                <span className="shrink-0 text-ink-3">
                  {state === "ok" ? countOf(sessions, "session") : reasons[state]}
                </span>
              </li>
            );
          })}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
          <p className="text-ink-2">
            Sessions kept elsewhere? Start with <Code>npm start -- --dir FOLDER</Code> or set{" "}
            <Code>PI_CODING_AGENT_DIR</Code>.
          </p>
          <Button
            icon={<RefreshCw aria-hidden="true" className="size-3.5" strokeWidth={1.75} />}
            onClick={onLookAgain}
          >
            Look again
          </Button>
        </div>
      </div>
    </section>
  );
}
