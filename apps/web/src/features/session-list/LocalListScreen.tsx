import { oneLine } from "@leafwalk/core";
import { useMemo } from "react";
import { countOf, formatBytes } from "../../format/figures.ts";
import { useKeptStore } from "../../state/kept-store.ts";
import { useLocalStore } from "../../state/local-store.ts";
import { NoticePage } from "../../ui/NoticePage.tsx";
import { useNow } from "../../ui/use-now.ts";
import { ChooseFileButton, useClosedFiles } from "../open-file/index.ts";
import { ColumnHeads } from "./ColumnHeads.tsx";
import { GroupHeading } from "./GroupHeading.tsx";
import { KeptBar } from "./KeptBar.tsx";
import { KeptRow } from "./KeptRow.tsx";
import { ListFrame } from "./ListFrame.tsx";
import { CLOSED_FILES, type LocalLine, localLines, OPEN_FILES } from "./local-lines.ts";
import { SessionListRow } from "./SessionListRow.tsx";
import { type RowState, SessionRows } from "./SessionRows.tsx";
import { useReopenRows } from "./use-reopen-rows.ts";

/** Files that were dropped, chosen or pasted: those of this tab, and those of earlier that can be had again. */
export function LocalListScreen() {
  const { sessions, remove: close } = useLocalStore();
  const { files, forget } = useKeptStore();
  const closed = useClosedFiles();
  const { refusals, open } = useReopenRows();
  const now = useNow();
  const lines = useMemo(() => localLines(sessions, closed, now), [sessions, closed, now]);
  const title = sessions.length === 0 && closed.length > 0 ? CLOSED_FILES : OPEN_FILES;
  const bytes = sessions.reduce((sum, { source }) => sum + source.size, 0);

  function renderLine(line: LocalLine, state: RowState) {
    switch (line.kind) {
      case "heading":
        return <GroupHeading>{line.name}</GroupHeading>;
      case "open":
        return (
          <SessionListRow
            row={line.row}
            depth={0}
            now={now}
            areSubagentsShown={false}
            onClose={line.isReading ? undefined : () => close(line.key)}
            {...state}
          />
        );
      case "kept":
        return (
          <KeptRow
            name={oneLine(line.kept.handle.name)}
            refusal={refusals.get(line.key)}
            onOpen={() => open([line.kept])}
            onForget={() => void forget([line.key])}
            {...state}
          />
        );
    }
  }

  return (
    <ListFrame title={title}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-6 pt-4 pb-3 max-mid:px-4">
        <h1 className="font-semibold text-20">{title}</h1>
        {sessions.length > 0 && (
          <p className="text-13 text-ink-3">
            {countOf(sessions.length, "file")} · {formatBytes(bytes)} · read here, never uploaded
          </p>
        )}
        {sessions.length === 0 && closed.length > 0 && (
          <p className="text-13 text-ink-3">{countOf(closed.length, "file")}</p>
        )}
      </div>
      {lines.length === 0 ? (
        files && <LocalFilesGone />
      ) : (
        <>
          {sessions.length > 0 && <ColumnHeads />}
          <SessionRows name="local" label={title} lines={lines} renderLine={renderLine} />
        </>
      )}
      {files && files.length > 0 && (
        <KeptBar
          closed={closed.length}
          onOpenAll={() => open(closed)}
          onForget={() => void forget()}
        />
      )}
    </ListFrame>
  );
}

/** After a reload the browser has let go of the files, and nothing of them was kept anywhere. */
function LocalFilesGone() {
  return (
    <NoticePage
      title="No file is open in this tab"
      actions={<ChooseFileButton>Choose file</ChooseFileButton>}
    >
      Dropped files are read in the tab and kept nowhere, so a reload forgets them. Drop the file
      again, or choose it.
    </NoticePage>
  );
}
