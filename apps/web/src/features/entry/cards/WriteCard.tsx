import { asText } from "@leafwalk/core";
import { CodeLines, LongText, languageOfPath, Sideways } from "../text/index.ts";
import { DefaultCard } from "./DefaultCard.tsx";
import { pathOf } from "./path-of.ts";
import { ResultBlocks } from "./ResultBlocks.tsx";
import type { ToolBodyProps, ToolLook } from "./tool-look.ts";

function WriteCard({ use, name }: ToolBodyProps) {
  const content = asText(use.args["content"]);
  if (content === undefined) return <DefaultCard use={use} name={name} />;
  const language = languageOfPath(pathOf(use.args) ?? "");
  return (
    <>
      <Sideways label="Written text" className="px-3 py-2">
        <LongText
          text={content}
          name={`${name}:content`}
          renderPiece={(piece) => <CodeLines text={piece} language={language} />}
        />
      </Sideways>
      {use.result?.isError ? <ResultBlocks use={use} name={name} /> : null}
    </>
  );
}

export const write: ToolLook = { argument: pathOf, isPath: true, opens: "always", Body: WriteCard };
