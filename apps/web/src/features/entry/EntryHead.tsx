import {
  asObject,
  asText,
  type JsonObject,
  splitModel,
  totalTokens,
  type Usage,
} from "@leafwalk/core";
import { Star } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { formatClock } from "../../format/clock.ts";
import { countOf, formatCost } from "../../format/figures.ts";
import { formatExactTime } from "../../format/time.ts";
import { formatTokens } from "../../format/tokens.ts";
import { entryNumber } from "./entry-number.ts";
import { useEntryScope } from "./entry-scope.ts";

interface EntryHeadProps {
  readonly title: string;
  /** undefined while it is read. */
  readonly body: JsonObject | undefined;
  readonly chips: readonly ReactNode[];
  readonly isQuiet: boolean;
  /** Whether what the call cost is told here: an entry that gives two messages tells it once. */
  readonly tellsUsage: boolean;
}

/** Who speaks, and at the right where and when. */
export function EntryHead({ title, body, chips, isQuiet, tellsUsage }: EntryHeadProps) {
  const { open, position } = useEntryScope();
  const { session } = open;
  const { usage, answeredBy } = session.rareOf(position);
  const label = session.labelOf(position);
  const model = answeredBy ?? asText(asObject(body?.["message"])?.["model"]);
  return (
    <header className="flex min-h-5 flex-wrap items-center gap-x-2 gap-y-1">
      <span
        className={`font-semibold text-13 wrap-anywhere ${isQuiet ? "text-ink-2" : "text-ink"}`}
      >
        {title.slice(0, 120)}
      </span>
      {model ? (
        <span className="max-w-60 truncate text-12 text-ink-3" title={model}>
          {splitModel(model).modelId}
        </span>
      ) : null}
      {label === undefined ? null : (
        <span data-label className="contents">
          <Chip>
            <Star size={10} className="shrink-0 fill-star text-star" aria-label="Label" />
            <span className="max-w-60 truncate">{label}</span>
          </Chip>
        </span>
      )}
      {chips}
      <span className="ml-auto flex items-center gap-1.5 text-11 text-ink-3 tabular-nums">
        <EntryLink />
        {usage && tellsUsage ? <UsageText usage={usage} /> : null}
        <Clock time={session.facts.time[position]} />
      </span>
    </header>
  );
}

export function Chip({ children }: { readonly children: ReactNode }) {
  return (
    <span className="flex h-5 items-center gap-1 rounded-chip bg-hover px-1.5 font-medium text-11 text-ink-2">
      {children}
    </span>
  );
}

/** The entry's position, which is also the link to it where it is known. */
function EntryLink() {
  const { open, position, hrefOf, onShow } = useEntryScope();
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onShow(position);
  };
  if (open.tail) {
    return (
      <span className="px-0.5" title="Where it stands in the file is not known yet">
        {entryNumber(open, position)}
      </span>
    );
  }
  return (
    <a
      href={hrefOf(position)}
      title={`Entry ${open.session.keyOf(position).slice(0, 200)}, line ${open.session.facts.line[position]}`}
      className="rounded-chip px-0.5 hover:text-accent hover:underline"
      onClick={show}
    >
      {entryNumber(open, position)}
    </a>
  );
}

function UsageText({ usage }: { readonly usage: Usage }) {
  const parts = [
    usage.input === undefined ? undefined : `${countOf(usage.input, "token")} in`,
    usage.output === undefined ? undefined : `${countOf(usage.output, "token")} out`,
    usage.cacheRead ? `${countOf(usage.cacheRead, "token")} read from the cache` : undefined,
    usage.cacheWrite ? `${countOf(usage.cacheWrite, "token")} written to the cache` : undefined,
    usage.cost === undefined ? undefined : formatCost(usage.cost),
  ];
  const shown = usage.output ?? totalTokens(usage);
  if (shown === 0) return null;
  return (
    <>
      <Dot />
      <span title={parts.filter(Boolean).join("\n")}>
        {formatTokens(shown)} {shown === 1 ? "token" : "tokens"}
        {usage.output === undefined ? "" : " out"}
      </span>
    </>
  );
}

function Clock({ time }: { readonly time: number | undefined }) {
  if (time === undefined || Number.isNaN(time)) return null;
  return (
    <>
      <Dot />
      <time dateTime={isoOf(time)} title={formatExactTime(time)}>
        {formatClock(time)}
      </time>
    </>
  );
}

function Dot() {
  return <span aria-hidden="true">·</span>;
}

function isoOf(time: number): string | undefined {
  // Numbers of a file may lie beyond what a date can be.
  return Math.abs(time) <= 8.64e15 ? new Date(time).toISOString() : undefined;
}
