import type { Block } from "@leafwalk/core";
import { ChevronDown, ChevronRight, Paperclip } from "lucide-react";
import { formatBytes } from "../../format/figures.ts";
import { holdsWords } from "../../format/find-words.ts";
import { useFold } from "./fold-store.ts";
import { CodeLines, LongText, languageOfPath, Sideways } from "./text/index.ts";

interface FileChipProps {
  readonly file: Extract<Block, { kind: "file" }>;
  readonly name: string;
}

/** An attachment or a mentioned file; what of it is in the message opens below. */
export function FileChip({ file, name }: FileChipProps) {
  const [isOpen, toggle] = useFold(`${name}:file`, false, (words) =>
    holdsWords(file.text ?? "", words),
  );
  const about = [file.mimeType, file.size === undefined ? undefined : formatBytes(file.size)];
  const inside = (
    <>
      <Paperclip size={12} strokeWidth={2} className="shrink-0 text-ink-3" aria-hidden="true" />
      <span className="truncate font-mono">{file.name}</span>
      <span className="shrink-0 text-ink-3">{about.filter(Boolean).join(" · ")}</span>
    </>
  );
  const look =
    "flex h-6 max-w-full items-center gap-1.5 rounded-chip border border-line-strong bg-raised px-1.5 text-12";
  if (file.text === undefined || file.text === "")
    return <p className={`${look} w-fit`}>{inside}</p>;
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        className={`${look} hover:bg-hover`}
        onClick={toggle}
      >
        <Icon size={12} strokeWidth={2} className="shrink-0 text-ink-3" aria-hidden="true" />
        {inside}
      </button>
      {isOpen ? (
        <Sideways
          label={`Content of ${file.name}`}
          className="mt-1 rounded-card border border-line bg-canvas px-3 py-2"
        >
          <LongText
            text={file.text}
            name={name}
            renderPiece={(piece) => <CodeLines text={piece} language={languageOfPath(file.name)} />}
          />
        </Sideways>
      ) : null}
    </div>
  );
}
