import { useKeptStore } from "../../state/kept-store.ts";
import { useLocalStore } from "../../state/local-store.ts";
import { LoadingBars } from "../../ui/LoadingBars.tsx";
import { Main } from "../../ui/Main.tsx";
import { ClosedFile } from "./ClosedFile.tsx";
import { noRelations } from "./relations.ts";
import { SessionBar } from "./SessionBar.tsx";
import { SessionScreen } from "./SessionScreen.tsx";

/** A file that was opened in this tab. */
export function LocalSession({ id }: { readonly id: string }) {
  const local = useLocalStore(({ sessions }) => sessions.find((session) => session.id === id));
  const kept = useKeptStore(({ files }) => files?.find((file) => file.id === id));
  if (local?.state.state === "open") {
    const { open } = local.state;
    return (
      <SessionScreen key={id} open={open} relations={noRelations} isLive={false} isDemo={false} />
    );
  }
  const title = local?.source.fileName ?? kept?.handle.name ?? "A file of this tab";
  return (
    <div className="flex h-full flex-col">
      <title>{`${title} · Leafwalk`}</title>
      <SessionBar about={{ title, project: "This tab", cwd: undefined }} isLocal />
      <Main className="flex min-h-0 grow flex-col bg-surface">
        {local?.state.state === "reading" ? (
          <LoadingBars label={`Reading ${title}`} />
        ) : (
          <ClosedFile key={id} id={id} message={local?.state.message} />
        )}
      </Main>
    </div>
  );
}
