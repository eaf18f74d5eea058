import { type ContextPlan, splitModel } from "@leafwalk/core";
import { Check, Copy, Undo2 } from "lucide-react";
import { useMemo } from "react";
import { countOf, formatSpent } from "../../format/figures.ts";
import { formatTokens } from "../../format/tokens.ts";
import type { OpenSession } from "../../source/open-session.ts";
import { Button } from "../../ui/Button.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { useCopy } from "../../ui/use-copy.ts";
import { changeUrl, useUrl } from "../../url/navigation.ts";
import { readFigures } from "./context-figures.ts";
import { writerOf } from "./origin.ts";
import { rulesWords } from "./rules-words.ts";
import { SentMenu } from "./SentMenu.tsx";

interface LeafHeaderProps {
  readonly open: OpenSession;
  readonly plan: ContextPlan;
  readonly leaf: number;
  /** Position of the entry that is looked at. */
  readonly shown: number | undefined;
  onSelectLeaf(position: number): void;
  onShow(position: number): void;
}

/** Where the context ends, what is in force there, and how much is sent. */
export function LeafHeader(props: LeafHeaderProps) {
  const { plan, leaf, shown, onSelectLeaf, onShow } = props;
  const { session } = props.open;
  const figures = useMemo(() => readFigures(session, plan), [session, plan]);
  const { models, thinkingLevel, mode } = plan.settings;
  const model = models.get("default");
  const { rules } = useUrl().state;
  const writer = writerOf(session);
  return (
    <header className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-6 gap-y-0.5 border-line border-b bg-surface px-4 py-1.5 text-12 mid:px-6">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5">
        <LeafId id={leaf < 0 ? "" : session.keyOf(leaf)} />
        <span aria-hidden="true" className="ml-1 h-4 w-px bg-line-strong max-mid:hidden" />
        {model === undefined ? (
          <Fact words="model unknown" />
        ) : (
          <span className="max-w-72 truncate font-medium" title={modelWords(plan)}>
            {splitModel(model).modelId}
          </span>
        )}
        <Fact label="thinking" words={thinkingLevel} />
        {mode === "none" ? null : <Fact label="mode" words={mode} />}
        {leaf === session.leaf ? null : (
          <Button
            look="link"
            aria-label="Back to the current leaf"
            title="Back to the current leaf"
            className="-mx-2.5"
            icon={<Undo2 size={12} aria-hidden="true" />}
            onClick={() => onSelectLeaf(session.leaf)}
          >
            current leaf
          </Button>
        )}
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-0.5 tabular-nums max-mid:ml-0 max-mid:w-full max-mid:justify-start">
        <SentMenu session={session} plan={plan} shown={shown} onShow={onShow} />
        <div className="max-mid:order-last max-mid:ml-auto">
          {" "}
          <Segments
            label="By whose rules"
            segments={rulesWords(writer)}
            current={rules}
            onSelect={(next) => changeUrl({ rules: next }, "replace")}
          />
        </div>{" "}
        <span
          className="text-ink-2"
          title={
            figures.tokens === undefined
              ? "No turn behind the last compaction has counted it"
              : "As the last turn that is sent counted it, its answer included"
          }
        >
          {figures.tokens === undefined
            ? "tokens unknown"
            : `≈ ${formatTokens(figures.tokens)} tokens`}
        </span>
        <Cost cost={figures.cost} unknownTurns={figures.unknownTurns} />
      </div>
    </header>
  );
}

/** Every model in force, by the role it has. */
function modelWords({ settings: { models, answeredBy } }: ContextPlan): string {
  const lines = [...models].map(([role, model]) => `${role}: ${model}`);
  if (answeredBy !== undefined) lines.push(`answered last: ${answeredBy}`);
  return lines.join("\n").slice(0, 1000);
}

function Fact({ label, words }: { readonly label?: string; readonly words: string }) {
  const shown = words.slice(0, 200);
  return (
    <span className="max-w-56 truncate text-ink-2" title={shown}>
      {label ? <span className="text-ink-3">{label} </span> : null}
      {shown}
    </span>
  );
}

interface CostProps {
  readonly cost: number | undefined;
  readonly unknownTurns: number;
}

function Cost({ cost, unknownTurns }: CostProps) {
  const words = cost === undefined ? "cost unknown" : formatSpent(cost, unknownTurns > 0);
  const unknown = `${countOf(unknownTurns, "turn")} on the way ${unknownTurns === 1 ? "records" : "record"} no usage`;
  return (
    <span
      className="text-ink-2"
      title={unknownTurns > 0 ? `Up to this leaf; ${unknown}` : "Up to this leaf"}
    >
      {words}
    </span>
  );
}

/** The leaf's id; a click copies it. */
function LeafId({ id }: { readonly id: string }) {
  const { isCopied, copy } = useCopy(id);
  return (
    <button
      type="button"
      aria-label={`Leaf ${id.slice(0, 200)}, copy its id`}
      title="Copy the id of the leaf"
      className="group/leaf relative flex items-center gap-1.5 rounded-chip pr-1 hover:bg-hover max-mid:-my-2.5 max-mid:min-h-11"
      onClick={copy}
    >
      <span className="text-ink-3">Leaf</span>
      <span className="max-w-44 truncate font-mono">{id}</span>
      <span className="absolute left-full ml-1 rounded-chip bg-surface text-ink-3">
        {isCopied ? (
          <Check size={12} className="text-add" aria-label="copied" />
        ) : (
          <Copy
            size={12}
            className="hidden group-hover/leaf:block group-focus-visible/leaf:block"
            aria-hidden="true"
          />
        )}
      </span>
    </button>
  );
}
