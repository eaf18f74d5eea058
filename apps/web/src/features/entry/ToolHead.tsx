import { Check, ChevronDown, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { formatDuration } from "../../format/duration.ts";
import { countOf } from "../../format/figures.ts";
import { classNames } from "../../ui/class-names.ts";
import { toolLook } from "./cards/index.ts";
import { useEntryScope } from "./entry-scope.ts";
import { countLines } from "./text/index.ts";
import { toolIcon } from "./tool-icon.ts";
import { durationOf, exitCodeOf, type ToolUse, textOfResult } from "./tool-use.ts";

/** Shorter times are those of writing the file, not of the tool. */
const SHORTEST = 50;

interface ToolHeadProps {
  readonly use: ToolUse;
  /** Positions of the entries of the call and of its result; undefined where there is none. */
  readonly callAt: number | undefined;
  readonly resultAt: number | undefined;
  readonly isFailed: boolean;
  readonly isOpen: boolean;
  readonly note: string | undefined;
  onToggle(): void;
}

/** One line that says what was called, with what, and how it ended. Its text can be selected; the rest of it is the button. */
export function ToolHead(props: ToolHeadProps) {
  const { use, callAt, resultAt, isFailed, isOpen, note, onToggle } = props;
  const { session } = useEntryScope().open;
  const look = toolLook(use.name);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const Icon = toolIcon(use.name);
  const argument = look.argument(use.args);
  const edit = resultAt === undefined ? undefined : session.rareOf(resultAt).edit;
  const isTimed = callAt !== undefined && resultAt !== undefined;
  const duration = isTimed ? durationOf(session, callAt, resultAt) : 0;
  return (
    <div className="group/head relative flex h-8 items-center gap-2 bg-canvas px-2.5 text-12 whitespace-nowrap max-mid:h-11">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={`${use.name.slice(0, 80)} ${argument?.slice(0, 120) ?? ""}`}
        className="absolute inset-0 rounded-card outline-offset-[-2px] group-hover/head:bg-hover"
        onClick={onToggle}
      />
      <Chevron
        size={14}
        className="pointer-events-none relative shrink-0 text-ink-3"
        aria-hidden="true"
      />
      <Icon
        size={14}
        className="pointer-events-none relative shrink-0 text-ink-2"
        aria-hidden="true"
      />
      <span className="relative max-w-48 shrink-0 truncate font-semibold" title={use.name}>
        {use.name}
      </span>
      {argument === undefined ? null : <Argument text={argument} isPath={look.isPath} />}
      <span className="pointer-events-none relative ml-auto flex shrink-0 items-center gap-2 pl-2 text-ink-3 tabular-nums">
        {note ? <Chip>{note}</Chip> : null}
        {edit ? (
          <span>
            <span className="text-add">+{edit[0]}</span>{" "}
            <span className="text-del">−{edit[1]}</span>
          </span>
        ) : null}
        {isOpen ? null : <Extent use={use} hasEdit={edit !== undefined} />}
        {duration >= SHORTEST ? (
          <span className="max-mid:hidden">{formatDuration(duration)}</span>
        ) : null}
        <Outcome use={use} resultAt={resultAt} isFailed={isFailed} />
      </span>
    </div>
  );
}

/** Long paths lose their middle, everything else its end. */
function Argument({ text, isPath }: { readonly text: string; readonly isPath: boolean }) {
  const line = text.slice(0, 400).replace(/\s+/g, " ");
  const cut = isPath ? line.search(/[/\\][^/\\]*$/) : -1;
  return (
    <span className="relative flex min-w-0 shrink font-mono" title={text.slice(0, 1000)}>
      <span className="truncate">{cut > 0 ? line.slice(0, cut) : line}</span>
      {cut > 0 ? <span className="max-w-60 shrink-0 truncate">{line.slice(cut)}</span> : null}
    </span>
  );
}

/** How much a folded card hides. */
function Extent({ use, hasEdit }: { readonly use: ToolUse; readonly hasEdit: boolean }) {
  if (!use.result || hasEdit) return null;
  const text = textOfResult(use.result);
  return text === "" ? null : (
    <span className="max-mid:hidden">{countOf(countLines(text), "line")}</span>
  );
}

interface OutcomeProps {
  readonly use: ToolUse;
  readonly resultAt: number | undefined;
  readonly isFailed: boolean;
}

function Outcome({ use, resultAt, isFailed }: OutcomeProps) {
  if (resultAt === undefined) return <Chip>no result</Chip>;
  if (!isFailed) return <Check size={14} strokeWidth={2} className="text-add" aria-label="done" />;
  const code = use.result && exitCodeOf(use.result);
  return <Chip isBad>{code === undefined ? "failed" : `exit ${code}`}</Chip>;
}

function Chip({ isBad, children }: { readonly isBad?: boolean; readonly children: ReactNode }) {
  return (
    <span
      className={classNames(
        "flex h-5 items-center rounded-chip px-1.5 font-medium text-11",
        isBad ? "bg-del-tint text-del" : "bg-hover text-ink-2",
      )}
    >
      {children}
    </span>
  );
}
