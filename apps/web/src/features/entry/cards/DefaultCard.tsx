import { JsonView } from "../text/index.ts";
import { ResultBlocks } from "./ResultBlocks.tsx";
import type { ToolBodyProps } from "./tool-look.ts";

/** Any tool: all of its arguments and all of its result. */
export function DefaultCard({ use, name }: ToolBodyProps) {
  const hasArguments = use.rawArgs !== undefined && use.rawArgs !== null;
  return (
    <>
      {hasArguments ? (
        <div className="bg-canvas px-3 py-2">
          <JsonView value={use.rawArgs} name={`${name}:arguments`} />
        </div>
      ) : null}
      <ResultBlocks use={use} name={name} />
    </>
  );
}
