import { asObject, type Block, Flag } from "@leafwalk/core";
import { useMemo } from "react";
import { holdsWords } from "../../format/find-words.ts";
import { jsonTexts } from "../../format/json-texts.ts";
import { toolLook } from "./cards/index.ts";
import { EntryScopeProvider, useEntryScope } from "./entry-scope.ts";
import { useFold } from "./fold-store.ts";
import { useSought } from "./sought.ts";
import { ToolBody } from "./ToolBody.tsx";
import { ToolHead } from "./ToolHead.tsx";
import { readResult, type ToolResults, type ToolUse } from "./tool-use.ts";

interface ToolCardProps {
  readonly call: Extract<Block, { kind: "toolCall" }>;
  readonly results: ToolResults | undefined;
  readonly name: string;
}

/** A call and its result in one card. What is looked for in the result is looked for here. */
export function ToolCard(props: ToolCardProps) {
  const scope = useEntryScope();
  const at = props.results?.positionOf(props.call.id);
  const sought = useSought(at);
  const scopeOfCard = useMemo(() => (sought ? { ...scope, sought } : scope), [scope, sought]);
  return (
    <EntryScopeProvider value={scopeOfCard}>
      <Card {...props} at={at} isResultSought={sought !== undefined} />
    </EntryScopeProvider>
  );
}

interface CardProps extends ToolCardProps {
  /** Position of the result. */
  readonly at: number | undefined;
  readonly isResultSought: boolean;
}

function Card({ call, results, name, at, isResultSought }: CardProps) {
  const { open, position } = useEntryScope();
  const state = at === undefined ? undefined : results?.bodyOf(at);
  const body = state?.state === "ready" ? state.body : undefined;
  const use = useMemo<ToolUse>(
    () => ({
      name: call.name,
      args: asObject(call.arguments) ?? {},
      rawArgs: call.arguments,
      result: at !== undefined && body ? readResult(at, body) : undefined,
    }),
    [call, at, body],
  );
  const look = toolLook(call.name);
  const isFailed = at !== undefined && open.session.has(at, Flag.isError);
  const opensAtFirst = look.opens === "always" || isFailed;
  const [isOpen, toggle] = useFold(
    `${name}:tool`,
    opensAtFirst,
    (words) => isResultSought || jsonTexts(call.arguments).some((text) => holdsWords(text, words)),
  );
  const isStripped = results?.stripped.has(call.id) ?? false;
  return (
    <div
      data-call={call.id.slice(0, 200)}
      data-result={at}
      title={call.intent}
      className={`overflow-hidden rounded-card border ${isStripped ? "border-line-strong border-dashed" : "border-line"}`}
    >
      <ToolHead
        use={use}
        callAt={position}
        resultAt={at}
        isFailed={isFailed}
        isOpen={isOpen}
        onToggle={toggle}
        note={isStripped ? "not sent" : undefined}
      />
      {isOpen ? <ToolBody use={use} state={state} name={name} /> : null}
    </div>
  );
}
