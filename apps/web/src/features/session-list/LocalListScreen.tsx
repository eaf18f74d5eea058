import { FolderOpen } from "lucide-react";
import { useMemo } from "react";
import { countOf, formatBytes } from "../../format/figures.ts";
import { useLocalStore } from "../../state/local-store.ts";
import { Button } from "../../ui/Button.tsx";
import { NoticePage } from "../../ui/NoticePage.tsx";
import { useNow } from "../../ui/use-now.ts";
import { chooseFile } from "../open-file/index.ts";
import { ColumnHeads } from "./ColumnHeads.tsx";
import { ListFrame } from "./ListFrame.tsx";
import { describeLocal } from "./local-words.ts";
import { SessionListRow } from "./SessionListRow.tsx";
import { SessionRows } from "./SessionRows.tsx";

const TITLE = "Opened in this tab";

/** Files that were dropped, chosen or pasted; they live as long as the tab. */
export function LocalListScreen() {
  const sessions = useLocalStore((store) => store.sessions);
  const now = useNow();
  const lines = useMemo(
    () =>
      sessions.map((session) => ({
        key: session.id,
        isRow: true,
        row: describeLocal(session, now),
      })),
    [sessions, now],
  );
  const bytes = sessions.reduce((sum, { source }) => sum + source.size, 0);

  return (
    <ListFrame title={TITLE}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-6 pt-4 pb-3 max-mid:px-4">
        <h1 className="font-semibold text-20">{TITLE}</h1>
        {sessions.length > 0 && (
          <p className="text-13 text-ink-3">
            {countOf(sessions.length, "file")} · {formatBytes(bytes)} · read here, never uploaded
          </p>
        )}
      </div>
      {sessions.length === 0 ? (
        <LocalFilesGone />
      ) : (
        <>
          <ColumnHeads />
          <SessionRows
            label={TITLE}
            lines={lines}
            renderLine={({ row }, state) => (
              <SessionListRow row={row} depth={0} now={now} areSubagentsShown={false} {...state} />
            )}
          />
        </>
      )}
    </ListFrame>
  );
}

/** After a reload the browser has let go of the files, and nothing of them was kept anywhere. */
function LocalFilesGone() {
  return (
    <NoticePage
      title="No file is open in this tab"
      actions={
        <Button
          icon={<FolderOpen aria-hidden="true" className="size-3.5" strokeWidth={1.75} />}
          onClick={chooseFile}
        >
          Choose file
        </Button>
      }
    >
      Dropped files are read in the tab and kept nowhere, so a reload forgets them. Drop the file
      again, or choose it.
    </NoticePage>
  );
}
