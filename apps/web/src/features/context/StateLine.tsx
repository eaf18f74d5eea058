import { entryDeclaration, type Session } from "@leafwalk/core";
import { joinWords, titleOfEntry, wordsOfLine } from "../entry/index.ts";
import { ContextRail } from "./ContextRail.tsx";

interface StateLineProps {
  readonly session: Session;
  readonly positions: readonly number[];
  readonly isOpen: boolean;
  readonly isShown: boolean;
  readonly isLast: boolean;
  onToggle(): void;
}

/** Changes of model, thinking, mode and the like, where they happened. */
export function StateLine({
  session,
  positions,
  isOpen,
  isShown,
  isLast,
  onToggle,
}: StateLineProps) {
  const words = joinWords(positions, (position) => describe(session, position));
  return (
    <ContextRail look="sent" isShown={isShown} isLast={isLast}>
      <span
        aria-hidden="true"
        className="absolute top-2.5 left-6 size-2 rounded-full border-[1.5px] border-control bg-surface mid:left-7.5"
      />
      <button
        type="button"
        aria-expanded={isOpen}
        title={isOpen ? "Hide these entries" : "Show these entries"}
        className="flex min-h-7 max-w-full items-center rounded-chip px-1 text-left text-11 text-ink-3 hover:bg-hover hover:text-ink-2 max-mid:min-h-11"
        onClick={onToggle}
      >
        <span className="line-clamp-2 wrap-anywhere">{words}</span>
      </button>
    </ContextRail>
  );
}

/** Kinds that a reader of the conversation does not miss are named; labels say what they say. */
function describe(session: Session, position: number): string {
  const declaration = entryDeclaration(session.typeOf(position));
  const isQuiet = declaration.hiddenByDefault && declaration.icon !== "label";
  return isQuiet ? titleOfEntry(session, position) : wordsOfLine(session, position);
}
