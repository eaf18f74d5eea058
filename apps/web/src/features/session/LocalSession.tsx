import { useMemo } from "react";
import type { OpenSession } from "../../source/open-session.ts";
import { useKeptStore } from "../../state/kept-store.ts";
import { type LocalState, useLocalStore } from "../../state/local-store.ts";
import { LoadingBars } from "../../ui/LoadingBars.tsx";
import { Main } from "../../ui/Main.tsx";
import { cancelReading } from "../open-file/index.ts";
import { ClosedFile } from "./ClosedFile.tsx";
import { LocalProgress, type Reading } from "./reading/index.ts";
import { noRelations } from "./relations.ts";
import { SessionBar } from "./SessionBar.tsx";
import { SessionScreen } from "./SessionScreen.tsx";

/** A file that was opened in this tab. */
export function LocalSession({ id }: { readonly id: string }) {
  const local = useLocalStore(({ sessions }) => sessions.find((session) => session.id === id));
  const kept = useKeptStore(({ files }) => files?.find((file) => file.id === id));
  const title = local?.source.fileName ?? kept?.handle.name ?? "A file of this tab";
  const reading = useMemo<Reading>(
    () => ({ progress: <LocalProgress id={id} name={title} />, onCancel: cancelReading }),
    [id, title],
  );
  const open = local && openOf(local.state);
  if (open) {
    return (
      <SessionScreen
        key={id}
        open={open}
        relations={noRelations}
        isLive={false}
        isDemo={false}
        reading={open.tail && reading}
      />
    );
  }
  return (
    <div className="flex h-full flex-col">
      <title>{`${title} · Leafwalk`}</title>
      <SessionBar about={{ title, project: "This tab", cwd: undefined }} isLocal />
      <Main className="flex min-h-0 grow flex-col bg-surface">
        {local?.state.state === "reading" ? (
          <LoadingBars label={`Reading ${title}`} />
        ) : (
          <ClosedFile
            key={id}
            id={id}
            message={local?.state.state === "failed" ? local.state.message : undefined}
          />
        )}
      </Main>
    </div>
  );
}

/** What there is to show: all of it, or its end while the rest is read. */
function openOf(state: LocalState): OpenSession | undefined {
  if (state.state === "open") return state.open;
  return state.state === "reading" ? state.end : undefined;
}
