import { type Diagnostic, type FilePart, FileParts } from "@leafwalk/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { rawRecordQuery } from "../../api/queries.ts";
import type { OpenSession } from "../../source/open-session.ts";
import { PartHead } from "./PartHead.tsx";
import { PartRecord } from "./PartRecord.tsx";
import { RecordList } from "./RecordList.tsx";
import { type RecordLook, textOfRecord } from "./record-text.ts";

interface RawPanelProps {
  readonly open: OpenSession;
  readonly diagnostics: readonly Diagnostic[];
  readonly leaf: number;
  readonly shown: number | undefined;
  /** Offset of what is shown where it is no entry. */
  readonly byte: number | undefined;
  onShow(position: number): void;
  onShowByte(offset: number): void;
}

/** What is shown as it stands in the file, and everything that stands there by line. */
export function RawPanel(props: RawPanelProps) {
  const { open, diagnostics, leaf, shown, byte, onShow, onShowByte } = props;
  const { session, source } = open;
  const parts = useMemo(() => new FileParts(session.facts), [session]);
  const index = byte === undefined ? indexOf(parts, shown ?? leaf) : parts.indexOfByte(byte);
  const [look, setLook] = useState<RecordLook>("pretty");
  if (parts.count === 0) {
    return <p className="p-6 text-13 text-ink-2">There is nothing in this file.</p>;
  }
  const current = Math.max(0, index);
  const part = parts.at(current);
  return (
    <div className="@container flex h-full min-w-0 flex-col bg-surface">
      <PartShown {...{ session, source, diagnostics, part, look }} onSetLook={setLook} />
      <RecordList
        {...{ session, source, parts, current }}
        onShow={(next) => {
          const chosen = parts.at(next);
          if (chosen.kind === "entry") onShow(chosen.position);
          else onShowByte(chosen.offset);
        }}
      />
    </div>
  );
}

function indexOf(parts: FileParts, position: number): number {
  return position < 0 ? 0 : parts.indexOfEntry(position);
}

interface PartShownProps extends Pick<OpenSession, "session" | "source"> {
  readonly diagnostics: readonly Diagnostic[];
  readonly part: FilePart;
  readonly look: RecordLook;
  onSetLook(look: RecordLook): void;
}

function PartShown({ session, source, diagnostics, part, look, onSetLook }: PartShownProps) {
  const { data, error, refetch } = useQuery(rawRecordQuery(source, part));
  const isRecord = part.kind !== "unread";
  const record = useMemo(() => data && textOfRecord(data, look, isRecord), [data, look, isRecord]);
  return (
    <>
      <PartHead {...{ session, part, record, look, onSetLook }} />
      <PartRecord {...{ diagnostics, part, look, record, error }} onRetry={() => void refetch()} />
    </>
  );
}
