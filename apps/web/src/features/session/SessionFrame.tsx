import type { ReactNode } from "react";
import { Main } from "../../ui/Main.tsx";
import { SessionBar } from "./SessionBar.tsx";

interface SessionFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The screen while there is no session to show on it. */
export function SessionFrame({ title, children }: SessionFrameProps) {
  return (
    <div className="flex h-full flex-col">
      <title>{title ? `${title} · Leafwalk` : "Leafwalk"}</title>
      <SessionBar about={{ title, project: "All sessions", cwd: undefined }} isLocal={false} />
      <Main className="flex min-h-0 grow flex-col bg-surface">{children}</Main>
    </div>
  );
}
