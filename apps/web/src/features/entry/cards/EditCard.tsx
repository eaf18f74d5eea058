import { useMemo } from "react";
import { DiffView, readDiff } from "../text/index.ts";
import { DefaultCard } from "./DefaultCard.tsx";
import { linesOfEdit } from "./edit-lines.ts";
import { pathOf } from "./path-of.ts";
import { ResultBlocks } from "./ResultBlocks.tsx";
import type { ToolBodyProps, ToolLook } from "./tool-look.ts";

/** The diff that the result records, else the change that was asked for. */
function EditCard({ use, name }: ToolBodyProps) {
  const { result, args } = use;
  const recorded = result?.blocks.find((block) => block.kind === "diff");
  const lines = useMemo(
    () => (recorded ? readDiff(recorded.text) : linesOfEdit(args)),
    [recorded, args],
  );
  if (lines.length === 0) return <DefaultCard use={use} name={name} />;
  const isPlain = recorded !== undefined && !result?.isError;
  return (
    <>
      <DiffView lines={lines} path={recorded?.path ?? pathOf(args) ?? ""} name={name} />
      {isPlain ? null : <ResultBlocks use={use} name={name} />}
    </>
  );
}

export const edit: ToolLook = { argument: pathOf, isPath: true, opens: "always", Body: EditCard };
