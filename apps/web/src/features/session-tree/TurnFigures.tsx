import type { TurnFacts } from "@leafwalk/core";
import { CircleX } from "lucide-react";
import { countOf, formatCount } from "../../format/figures.ts";
import { classNames } from "../../ui/class-names.ts";
import { toolIcon } from "../entry/index.ts";
import { fitFigures } from "./turn-figures.ts";

interface TurnFiguresProps {
  readonly turn: TurnFacts;
  /** Left out or off the path: the colours that mean good and bad are off. */
  readonly isQuiet: boolean;
  /** Width they have to fit into. */
  readonly room: number;
}

/** Calls by tool, lines edited, failures, tokens and cost. */
export function TurnFigures({ turn, isQuiet, room }: TurnFiguresProps) {
  const { tools, otherCalls, end } = fitFigures(turn, room);
  return (
    <div className="flex h-5 items-center gap-2 text-11 whitespace-nowrap tabular-nums">
      {tools.map(([name, count]) => (
        <ToolCount key={name} name={name} count={count} />
      ))}
      {otherCalls > 0 ? <span className="text-ink-3">+{otherCalls}</span> : null}
      {turn.added + turn.removed > 0 ? (
        <span>
          <span className={classNames(!isQuiet && "text-add")}>+{turn.added}</span>{" "}
          <span className={classNames(!isQuiet && "text-del")}>−{turn.removed}</span>
        </span>
      ) : null}
      {turn.failures > 0 ? (
        <span
          title={countOf(turn.failures, "failure")}
          className={classNames("flex items-center gap-1 font-semibold", !isQuiet && "text-del")}
        >
          <CircleX size={12} strokeWidth={2} aria-label="failures" />
          {turn.failures}
        </span>
      ) : null}
      <span className="ml-auto text-ink-3">{end}</span>
    </div>
  );
}

function ToolCount({ name, count }: { readonly name: string; readonly count: number }) {
  const Icon = toolIcon(name);
  return (
    <span title={`${name}, ${countOf(count, "call")}`} className="flex items-center gap-1">
      <Icon size={12} strokeWidth={2} className="text-ink-3" aria-label={name.slice(0, 80)} />
      {formatCount(count)}
    </span>
  );
}
