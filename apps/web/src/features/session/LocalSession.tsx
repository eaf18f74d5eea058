import { FolderOpen } from "lucide-react";
import { useLocalStore } from "../../state/local-store.ts";
import { Button } from "../../ui/Button.tsx";
import { LoadingBars } from "../../ui/LoadingBars.tsx";
import { Main } from "../../ui/Main.tsx";
import { NoticePage } from "../../ui/NoticePage.tsx";
import { chooseFile } from "../open-file/index.ts";
import { noRelations } from "./relations.ts";
import { SessionBar } from "./SessionBar.tsx";
import { SessionScreen } from "./SessionScreen.tsx";

/** A file that was opened in this tab. */
export function LocalSession({ id }: { readonly id: string }) {
  const local = useLocalStore(({ sessions }) => sessions.find((session) => session.id === id));
  if (local?.state.state === "open") {
    const { open } = local.state;
    return (
      <SessionScreen key={id} open={open} relations={noRelations} isLive={false} isDemo={false} />
    );
  }
  const title = local?.source.fileName ?? "A file of this tab";
  return (
    <div className="flex h-full flex-col">
      <title>{`${title} · Leafwalk`}</title>
      <SessionBar about={{ title, project: "This tab", cwd: undefined }} isLocal />
      <Main className="flex min-h-0 grow flex-col bg-surface">
        {local?.state.state === "reading" ? (
          <LoadingBars label={`Reading ${title}`} />
        ) : (
          <Gone message={local?.state.message} />
        )}
      </Main>
    </div>
  );
}

function Gone({ message }: { readonly message: string | undefined }) {
  return (
    <NoticePage
      title={message ?? "This file is no longer open"}
      actions={
        <Button
          icon={<FolderOpen aria-hidden="true" className="size-3.5" strokeWidth={1.75} />}
          onClick={chooseFile}
        >
          Choose file
        </Button>
      }
    >
      A dropped file is read in the tab and kept nowhere, so a reload forgets it. Drop it again, or
      choose it.
    </NoticePage>
  );
}
