import { type Block, blockText, oneLine } from "@leafwalk/core";
import { ChevronDown, ChevronRight } from "lucide-react";
import { holdsWords } from "../../format/find-words.ts";
import { Blocks } from "./Blocks.tsx";
import { useFold } from "./fold-store.ts";

/** A system prompt: one line, until it is asked for. */
export function SystemPrompt({ blocks }: { readonly blocks: readonly Block[] }) {
  const [isOpen, toggle] = useFold("system", false, (words) => holdsIn(blocks, words));
  const first = blocks.find((block) => block.kind === "markdown" || block.kind === "json");
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex h-6 max-w-full items-center gap-1.5 rounded-chip pr-2 text-12 text-ink-2 hover:bg-hover max-mid:min-h-11"
        onClick={toggle}
      >
        <Icon size={14} className="shrink-0 text-ink-3" aria-hidden="true" />
        <span className="truncate">
          {(first && oneLine(blockText(first).slice(0, 600)).slice(0, 200)) || "(nothing to read)"}
        </span>
      </button>
      {isOpen ? (
        <div className="mt-1 rounded-card bg-hover px-3 py-2">
          <Blocks blocks={blocks} name="system" />
        </div>
      ) : null}
    </div>
  );
}

function holdsIn(blocks: readonly Block[], words: string): boolean {
  return blocks.some((block) => holdsWords(blockText(block), words));
}
