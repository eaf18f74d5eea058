import { Check, CircleX, Minus } from "lucide-react";
import { useMemo } from "react";
import { countOf } from "../../format/figures.ts";
import { useBodies } from "../../source/use-body.ts";
import { callArguments, toolIcon } from "../entry/index.ts";
import { listCalls, type TurnCall } from "./tool-calls.ts";
import { useTreeModel } from "./tree-model.ts";

/** The calls of a turn that is open in place; a click shows the call in the context, the leaf stays. */
export function CallRows({ card, rows }: { readonly card: number; readonly rows: number }) {
  const { open, session, shape, actions } = useTreeModel();
  const facts = shape.tree.at(card)!;
  const calls = useMemo(() => listCalls(session, facts), [session, facts]);
  const listed = calls.slice(0, rows);
  const bodies = useBodies(open, [...new Set(listed.map(({ position }) => position))]);
  const given = useMemo(
    () =>
      new Map(
        Array.from(bodies, ([position, state]) => [
          position,
          state.state === "ready" ? callArguments(state.body) : undefined,
        ]),
      ),
    [bodies],
  );
  return (
    <>
      {listed.map((call, i) => (
        <button
          key={i}
          type="button"
          title={given.get(call.position)?.get(call.id)}
          tabIndex={-1}
          className="flex h-7 w-full items-center gap-1.5 rounded-chip px-1 text-left text-11 hover:bg-hover"
          onClick={(event) => {
            event.stopPropagation();
            actions.showEntry(call.position);
          }}
        >
          <CallIcon name={call.name} />
          <span className="max-w-24 shrink-0 truncate font-medium">{call.name}</span>
          <span className="min-w-0 truncate font-mono text-ink-2">
            {withoutCd(given.get(call.position)?.get(call.id))}
          </span>
          <span className="ml-auto flex shrink-0 items-center gap-1 text-ink-3">
            #{call.position}
            <Outcome outcome={call.outcome} />
          </span>
        </button>
      ))}
      {calls.length > rows ? (
        <button
          type="button"
          tabIndex={-1}
          className="h-7 w-full rounded-chip px-1 text-left text-11 text-accent hover:bg-hover"
          onClick={(event) => {
            event.stopPropagation();
            actions.showMoreCalls(card);
          }}
        >
          {countOf(calls.length - rows, "more call")}
        </button>
      ) : null}
    </>
  );
}

/** Where a command changes to first says least of it, and would take the whole line. */
function withoutCd(argument: string | undefined): string | undefined {
  return argument?.replace(/^cd \S+ (?:&&|;) (?=\S)/, "");
}

function CallIcon({ name }: { readonly name: string }) {
  const Icon = toolIcon(name);
  return <Icon size={12} strokeWidth={2} className="shrink-0 text-ink-3" aria-hidden="true" />;
}

function Outcome({ outcome }: { readonly outcome: TurnCall["outcome"] }) {
  if (outcome === "done") return <Check size={12} className="text-add" aria-label="done" />;
  if (outcome === "failed") return <CircleX size={12} className="text-del" aria-label="failed" />;
  return <Minus size={12} aria-label="no result" />;
}
