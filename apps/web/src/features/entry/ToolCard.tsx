import { asObject, type Block, Flag } from "@leafwalk/core";
import { useMemo } from "react";
import { toolLook } from "./cards/index.ts";
import { useEntryScope } from "./entry-scope.ts";
import { useFold } from "./fold-store.ts";
import { ToolBody } from "./ToolBody.tsx";
import { ToolHead } from "./ToolHead.tsx";
import { readResult, type ToolResults, type ToolUse } from "./tool-use.ts";

interface ToolCardProps {
  readonly call: Extract<Block, { kind: "toolCall" }>;
  readonly results: ToolResults | undefined;
  readonly name: string;
}

/** A call and its result in one card. */
export function ToolCard({ call, results, name }: ToolCardProps) {
  const { open, position } = useEntryScope();
  const at = results?.positionOf(call.id);
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
  const [isOpen, toggle] = useFold(`${name}:tool`, look.opens === "always" || isFailed);
  const isStripped = results?.stripped.has(call.id) ?? false;
  return (
    <div
      data-call={call.id.slice(0, 200)}
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
