import type { PromptPart } from "@leafwalk/core";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { countOf, formatCount } from "../../../format/figures.ts";
import { shortLine } from "../../../format/short-line.ts";
import { EntryLink } from "./EntryLink.tsx";
import { Note } from "./Facts.tsx";

interface PromptPartViewProps {
  readonly part: PromptPart;
  onShow(position: number): void;
}

/** More is read better where its entry stands. */
const CHARACTERS_AT_MOST = 20_000;

/** A piece of the system prompt, folded to its length, with the entry that records it. */
export function PromptPartView({ part, onShow }: PromptPartViewProps) {
  const { position, section, text } = part;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const name = section === undefined ? "Text" : shortLine(section, 80) || "(no name)";
  return (
    <div className="not-last:mb-1">
      <div className="flex min-w-0 items-center gap-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          className="-ml-1 flex min-h-5 min-w-0 items-center gap-1 rounded-chip pr-1 text-left hover:bg-hover max-mid:min-h-11"
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron aria-hidden="true" className="size-3.5 shrink-0 text-ink-3" strokeWidth={1.75} />
          <span className="truncate">{name}</span>
          <span className="shrink-0 text-12 text-ink-3">· {countOf(text.length, "character")}</span>
        </button>
        <EntryLink position={position} onShow={onShow} />
      </div>
      {isOpen && (
        <div id={id} className="mt-1 mb-2 rounded-card bg-hover">
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
            tabIndex={0}
            className="max-h-80 overflow-y-auto px-3 py-2 font-mono text-12 leading-5 whitespace-pre-wrap wrap-anywhere"
          >
            {text.slice(0, CHARACTERS_AT_MOST)}
          </pre>
          {text.length > CHARACTERS_AT_MOST && (
            <p className="px-3 pb-2">
              <Note>
                and {formatCount(text.length - CHARACTERS_AT_MOST)} more characters in{" "}
                <EntryLink position={position} onShow={onShow} />
              </Note>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
