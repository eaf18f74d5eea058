import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { rawRecordQuery } from "../../api/queries.ts";
import { formatCount } from "../../format/figures.ts";
import type { OpenSession } from "../../source/open-session.ts";
import { Button } from "../../ui/Button.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { RecordList } from "./RecordList.tsx";
import { RecordText } from "./RecordText.tsx";
import { type RecordLook, textOfRecord } from "./record-text.ts";

interface RawPanelProps {
  readonly open: OpenSession;
  readonly leaf: number;
  readonly shown: number | undefined;
  onShow(position: number): void;
}

const looks = [
  { name: "pretty", label: "Pretty" },
  { name: "file", label: "As in file" },
] as const;

/** The record of the shown entry as it stands in the file, and all of them by line. */
export function RawPanel({ open, leaf, shown, onShow }: RawPanelProps) {
  const { facts } = open.session;
  const position = shown ?? leaf;
  const [look, setLook] = useState<RecordLook>("pretty");
  const { data, error, refetch } = useQuery(rawRecordQuery(open, position));
  const record = useMemo(() => data && textOfRecord(data, look), [data, look]);
  return (
    <div className="flex h-full min-w-0 flex-col bg-surface">
      <header className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-4 py-1.5 text-12 text-ink-2 tabular-nums mid:px-6">
        <p className="min-w-0 truncate">
          <span className="text-ink-3">Entry</span>{" "}
          <span className="font-mono text-ink">{open.session.keyOf(position)}</span>
        </p>
        <Fact>position {formatCount(position)}</Fact>
        <Fact>line {formatCount(facts.line[position] ?? 0)}</Fact>
        <Fact>{formatCount(facts.length[position] ?? 0)} bytes</Fact>
        <div className="ml-auto flex items-center gap-3 max-mid:ml-0">
          <Segments
            label="How it is shown"
            segments={looks}
            current={look}
            onSelect={(next) => setLook(next)}
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
        {error ? (
          <p className="text-12 text-ink-2 leading-5">
            The record could not be read: {error.message}{" "}
            <Button look="link" onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        ) : null}
        {record ? <RecordText key={`${position} ${look}`} {...record} /> : null}
      </section>
      <RecordList session={open.session} current={position} onShow={onShow} />
    </div>
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
