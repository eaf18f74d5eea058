import { asText } from "@leafwalk/core";
import { CommandLine } from "./CommandLine.tsx";
import { ResultBlocks } from "./ResultBlocks.tsx";
import type { ToolBodyProps, ToolLook } from "./tool-look.ts";

function BashCard({ use, name }: ToolBodyProps) {
  return (
    <>
      <div className="px-3 pt-2">
        <CommandLine command={asText(use.args["command"]) ?? ""} language="bash" name={name} />
      </div>
      <ResultBlocks use={use} name={name} />
    </>
  );
}

export const bash: ToolLook = {
  argument: (args) => asText(args["command"]),
  isPath: false,
  opens: "always",
  Body: BashCard,
};
