import { oneLine } from "@leafwalk/core";
import { Brain, ChevronDown, ChevronRight } from "lucide-react";
import { countOf } from "../../format/figures.ts";
import { holdsWords } from "../../format/find-words.ts";
import { useFold } from "./fold-store.ts";
import { countWords, Markdown } from "./text/index.ts";

interface ThinkingProps {
  readonly text: string;
  readonly isRedacted: boolean;
  readonly name: string;
}

/** What the model thought: folded to its length and its first words. */
export function Thinking({ text, isRedacted, name }: ThinkingProps) {
  const [isOpen, toggle] = useFold(`${name}:thinking`, false, (words) => holdsWords(text, words));
  if (text.trim() === "") {
    return (
      <p className="flex items-center gap-1.5 text-12 text-ink-3 leading-5">
        <Brain size={14} aria-hidden="true" />
        {isRedacted ? "Thinking, encrypted by the provider" : "Thinking, without text in the file"}
      </p>
    );
  }
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
        <Brain size={14} className="shrink-0 text-ink-3" aria-hidden="true" />
        <span className="shrink-0">Thinking · {countOf(countWords(text), "word")}</span>
        {isOpen ? null : (
          <span className="ml-1 truncate text-ink-3">
            {oneLine(text.slice(0, 400)).slice(0, 160)}
          </span>
        )}
      </button>
      {isOpen ? (
        <div className="mt-1 ml-1.5 border-line-strong border-l-2 pl-4">
          <Markdown text={text} name={name} look="quiet" />
        </div>
      ) : null}
    </div>
  );
}
