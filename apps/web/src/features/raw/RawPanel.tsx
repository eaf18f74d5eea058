import { type Diagnostic, type FilePart, FileParts, type Session } from "@leafwalk/core";
import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { rawRecordQuery } from "../../api/queries.ts";
import { formatCount } from "../../format/figures.ts";
import type { OpenSession } from "../../source/open-session.ts";
import { Button } from "../../ui/Button.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { diagnosticsOf } from "./diagnostics-of.ts";
import { markFields } from "./mark-fields.ts";
import { idOfPart, nameOfPart } from "./part-words.ts";
import { RecordList } from "./RecordList.tsx";
import { RecordText } from "./RecordText.tsx";
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

const looks = [
  { name: "pretty", label: "Pretty" },
  { name: "file", label: "As in file" },
] as const;

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
    <div className="flex h-full min-w-0 flex-col bg-surface">
      <PartShown
        key={part.offset}
        {...{ session, source, diagnostics, part, look }}
        onSetLook={setLook}
      />
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
  const record = useMemo(() => data && textOfRecord(data, look), [data, look]);
  const marks = useMemo(() => {
    if (!record || look !== "pretty") return undefined;
    return markFields(record.text, diagnosticsOf(part, diagnostics));
  }, [diagnostics, part, record, look]);
  return (
    <>
      <header className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-4 py-1.5 text-12 text-ink-2 tabular-nums mid:px-6">
        <PartName session={session} part={part} />
        {part.kind === "entry" ? <Fact>position {formatCount(part.position)}</Fact> : null}
        <Fact>line {formatCount(part.line)}</Fact>
        <Fact>from byte {formatCount(part.offset)}</Fact>
        <Fact>{formatCount(part.length)} bytes</Fact>
        <div className="ml-auto flex items-center gap-3 max-mid:ml-0">
          <Segments
            label="How it is shown"
            segments={looks}
            current={look}
            onSelect={(next) => onSetLook(next)}
          />
          <Button
            icon={<Copy aria-hidden="true" className="size-3.5" strokeWidth={1.75} />}
            disabled={!record}
            onClick={() => record && void copy(record.text)}
          >
            Copy
          </Button>
        </div>
      </header>
      <section
        aria-label="The record"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        className="min-h-0 grow overflow-y-auto px-4 py-3 outline-offset-[-2px] mid:px-6"
      >
        {part.kind === "unread" ? (
          <p className="mb-2 text-12 text-warn leading-5">{part.diagnostic.message}.</p>
        ) : null}
        {error ? (
          <p className="text-12 text-ink-2 leading-5">
            The record could not be read: {error.message}{" "}
            <Button look="link" onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        ) : null}
        {record ? <RecordText key={look} {...record} marks={marks} /> : null}
      </section>
    </>
  );
}

function PartName({ session, part }: { readonly session: Session; readonly part: FilePart }) {
  return (
    <p className="min-w-0 truncate">
      <span className={part.kind === "unread" ? "text-warn" : "text-ink-3"}>
        {part.kind === "entry" ? "Entry" : nameOfPart(session, part)}
      </span>{" "}
      <span className="font-mono text-ink">{idOfPart(session, part)}</span>
    </p>
  );
}

function Fact({ children }: { readonly children: ReactNode }) {
  return <p className="whitespace-nowrap">{children}</p>;
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ tone: "done", text: "The record is copied" });
  } catch {
    showToast({ tone: "error", text: "The browser does not let this page copy" });
  }
}
