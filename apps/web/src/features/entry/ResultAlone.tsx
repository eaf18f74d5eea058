import { asText, Flag, type JsonObject } from "@leafwalk/core";
import { useMemo } from "react";
import { toolLook } from "./cards/index.ts";
import { ResultBlocks } from "./cards/ResultBlocks.tsx";
import { useEntryScope } from "./entry-scope.ts";
import { always, useFold } from "./fold-store.ts";
import { ToolHead } from "./ToolHead.tsx";
import { DiffView, readDiff } from "./text/index.ts";
import { readResult, type ToolUse } from "./tool-use.ts";

/** A tool result that is not inside the card of a call. */
export function ResultAlone({
  position,
  body,
}: {
  readonly position: number;
  readonly body: JsonObject;
}) {
  const { session } = useEntryScope().open;
  const isFailed = session.has(position, Flag.isError);
  const use = useMemo<ToolUse>(() => {
    const result = readResult(position, body);
    const name = asText(result.message["toolName"]) || "(no name)";
    return { name, args: {}, rawArgs: undefined, result };
  }, [position, body]);
  const diff = use.result?.blocks.find((block) => block.kind === "diff");
  const lines = useMemo(() => (diff ? readDiff(diff.text) : []), [diff]);
  const [isOpen, toggle] = useFold("result", true, always);
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <ToolHead
        use={use}
        callAt={undefined}
        resultAt={position}
        isFailed={isFailed}
        isOpen={isOpen}
        note={undefined}
        onToggle={toggle}
      />
      {isOpen ? (
        <div className="border-line border-t bg-surface">
          {diff ? (
            <DiffView
              lines={lines}
              path={diff.path ?? toolLook(use.name).argument(use.args) ?? ""}
              name="result"
            />
          ) : (
            <ResultBlocks use={use} name="result" />
          )}
        </div>
      ) : null}
    </div>
  );
}
