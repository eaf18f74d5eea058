import type { Block } from "@leafwalk/core";
import { Picture } from "../Picture.tsx";
import { JsonView, Terminal } from "../text/index.ts";
import type { ToolBodyProps } from "./tool-look.ts";

/** What a tool answered: output, images, and anything else as what it is. */
export function ResultBlocks({ use: { result }, name }: ToolBodyProps) {
  if (!result) return null;
  if (result.blocks.length === 0) {
    return <p className="px-3 py-2 text-12 text-ink-3 leading-5">The result is empty.</p>;
  }
  return (
    <div className="flex flex-col gap-2 px-3 py-2">
      {result.blocks.map((block, i) => (
        <ResultBlock key={i} block={block} name={`${name}:result.${i}`} isFailed={result.isError} />
      ))}
    </div>
  );
}

interface ResultBlockProps {
  readonly block: Block;
  readonly name: string;
  readonly isFailed: boolean;
}

function ResultBlock({ block, name, isFailed }: ResultBlockProps) {
  switch (block.kind) {
    case "terminal":
      return <Terminal text={block.text} name={name} isFailed={isFailed} />;
    case "image":
      return <Picture image={block} />;
    case "note":
      return <p className="text-12 text-ink-3 leading-5">{block.text}</p>;
    case "json":
      return <JsonView value={block.value} name={name} />;
    default:
      return <JsonView value={block} name={name} />;
  }
}
