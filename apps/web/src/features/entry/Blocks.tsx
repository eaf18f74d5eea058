import type { Block } from "@leafwalk/core";
import { useMemo } from "react";
import { Fault } from "./Fault.tsx";
import { FileChip } from "./FileChip.tsx";
import { Picture } from "./Picture.tsx";
import { Thinking } from "./Thinking.tsx";
import { ToolCard } from "./ToolCard.tsx";
import {
  CodeBlock,
  DiffView,
  JsonView,
  Markdown,
  PlainText,
  readDiff,
  Terminal,
} from "./text/index.ts";
import type { ToolResults } from "./tool-use.ts";

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** Unique within the entry. */
  readonly name: string;
  readonly look?: "plain" | "tinted";
  readonly results?: ToolResults;
}

/** Content in the order it was written: the order carries meaning. */
export function Blocks({ blocks, name, look = "plain", results }: BlocksProps) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {blocks.map((block, i) => (
        <BlockView key={i} block={block} name={`${name}.${i}`} look={look} results={results} />
      ))}
    </div>
  );
}

interface BlockViewProps {
  readonly block: Block;
  readonly name: string;
  readonly look: "plain" | "tinted";
  readonly results: ToolResults | undefined;
}

function BlockView({ block, name, look, results }: BlockViewProps) {
  switch (block.kind) {
    case "markdown":
      return <Markdown text={block.text} name={name} look={look} />;
    case "text":
      return <PlainText text={block.text} name={name} />;
    case "thinking":
      return <Thinking text={block.text} isRedacted={block.redacted} name={name} />;
    case "code":
      return <CodeBlock text={block.text} language={block.language} name={name} />;
    case "terminal":
      return <Terminal text={block.text} name={name} />;
    case "diff":
      return <DiffBlock text={block.text} path={block.path ?? ""} name={name} />;
    case "image":
      return <Picture image={block} />;
    case "file":
      return <FileChip file={block} name={name} />;
    case "toolCall":
      return <ToolCard call={block} results={results} name={name} />;
    case "error":
      return <Fault text={block.text} name={name} />;
    case "note":
      return <p className="text-12 text-ink-2 leading-5 wrap-anywhere">{block.text}</p>;
    case "json":
      return <JsonBlock title={block.title} value={block.value} name={name} />;
  }
}

function DiffBlock({ text, path, name }: { text: string; path: string; name: string }) {
  const lines = useMemo(() => readDiff(text), [text]);
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <DiffView lines={lines} path={path} name={name} />
    </div>
  );
}

function JsonBlock({
  title,
  value,
  name,
}: {
  title: string | undefined;
  value: unknown;
  name: string;
}) {
  return (
    <div className="rounded-card border border-line bg-canvas px-3 py-2">
      {title ? (
        <p className="mb-1 font-medium text-11 text-ink-2 wrap-anywhere">{title.slice(0, 200)}</p>
      ) : null}
      <JsonView value={value} name={name} />
    </div>
  );
}
