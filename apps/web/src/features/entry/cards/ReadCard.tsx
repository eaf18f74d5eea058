import { asNumber, asText, type JsonObject } from "@leafwalk/core";
import { CodeLines, LongText, languageOfPath, Sideways } from "../text/index.ts";
import { textOfResult } from "../tool-use.ts";
import { pathOf } from "./path-of.ts";
import { ResultBlocks } from "./ResultBlocks.tsx";
import type { ToolBodyProps, ToolLook } from "./tool-look.ts";

function ReadCard({ use, name }: ToolBodyProps) {
  const { result } = use;
  const isText =
    result && !result.isError && result.blocks.every((block) => block.kind === "terminal");
  if (!isText || result.blocks.length === 0) return <ResultBlocks use={use} name={name} />;
  const language = languageOfPath(pathOf(use.args) ?? "");
  return (
    <Sideways label="Read text" className="px-3 py-2">
      <LongText
        text={textOfResult(result)}
        name={`${name}:result`}
        renderPiece={(piece) => <CodeLines text={piece} language={language} />}
      />
    </Sideways>
  );
}

/** "src/a.ts:12–30": the path and the lines that were asked for. */
function describeRead(args: JsonObject): string | undefined {
  const path = pathOf(args);
  const offset = asNumber(args["offset"]);
  const limit = asNumber(args["limit"]);
  if (path === undefined || (offset === undefined && limit === undefined)) return path;
  const first = offset ?? 1;
  return limit === undefined ? `${path}:${first}–` : `${path}:${first}–${first + limit - 1}`;
}

export const read: ToolLook = {
  argument: (args) => describeRead(args) ?? asText(args["url"]),
  isPath: true,
  opens: "on-failure",
  Body: ReadCard,
};
