import type { FilePart } from "@leafwalk/core";
import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { formatCount } from "../../format/figures.ts";
import type { OpenSession } from "../../source/open-session.ts";
import { Button } from "../../ui/Button.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { idOfPart, nameOfPart } from "./part-words.ts";
import type { RecordLook, RecordText } from "./record-text.ts";

interface PartHeadProps extends Pick<OpenSession, "session"> {
  readonly part: FilePart;
  /** Undefined as long as it is not read. */
  readonly record: RecordText | undefined;
  readonly look: RecordLook;
  onSetLook(look: RecordLook): void;
}

const looks = [
  { name: "pretty", label: "Pretty" },
  { name: "file", label: "As in file" },
] as const;

/** What is shown and where it stands in the file. */
export function PartHead({ session, part, record, look, onSetLook }: PartHeadProps) {
  return (
    <header className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-4 py-1.5 text-12 text-ink-2 tabular-nums @[680px]:px-6">
      <p className="min-w-0 truncate">
        <span className={part.kind === "unread" ? "text-warn" : "text-ink-3"}>
          {part.kind === "entry" ? "Entry" : nameOfPart(session, part)}
        </span>{" "}
        <span className="font-mono text-ink">{idOfPart(session, part)}</span>
      </p>
      {part.kind === "entry" ? <Fact>position {formatCount(part.position)}</Fact> : null}
      <Fact>line {formatCount(part.line)}</Fact>
      <Fact>from byte {formatCount(part.offset)}</Fact>
      <Fact>{formatCount(part.length)} bytes</Fact>
      <div className="flex items-center gap-3 @[680px]:ml-auto">
        <Segments
          label="How it is shown"
          segments={looks}
          current={look}
          onSelect={(next) => onSetLook(next)}
        />
        <Button
          icon={<Copy aria-hidden="true" className="size-3.5" strokeWidth={1.75} />}
          // Truly disabled it would lose the focus with every step to a record that is still to be read.
          aria-disabled={!record}
          className="aria-disabled:text-ink-3"
          onClick={() => record && void copy(record.text)}
        >
          Copy
        </Button>
      </div>
    </header>
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
