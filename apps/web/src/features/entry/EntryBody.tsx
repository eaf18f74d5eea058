import type { Block, BodyOf, JsonObject, Session } from "@leafwalk/core";
import { useMemo } from "react";
import { Blocks } from "./Blocks.tsx";
import { Execution } from "./Execution.tsx";
import { blocksOfEntry, type EntryToDraw } from "./entry-content.ts";
import { messageLook } from "./message-look.ts";
import { ResultAlone } from "./ResultAlone.tsx";
import { SystemPrompt } from "./SystemPrompt.tsx";
import type { ToolResults } from "./tool-use.ts";

interface EntryBodyProps {
  readonly session: Session;
  readonly entry: EntryToDraw;
  readonly body: JsonObject;
  readonly bodyOf: BodyOf;
  readonly results: ToolResults;
}

/** The content of an entry whose body is there. */
export function EntryBody({ session, entry, body, bodyOf, results }: EntryBodyProps) {
  const blocks = useMemo(() => blocksOfEntry(entry, body, bodyOf), [entry, body, bodyOf]);
  const role = entry.part === "system-message" ? "system" : session.roleOf(entry.position);
  const look = messageLook(session.typeOf(entry.position), role);
  switch (look) {
    case "result":
      return <ResultAlone position={entry.position} body={body} />;
    case "execution":
      return <Execution position={entry.position} body={body} blocks={blocks} />;
    case "system":
      return <SystemPrompt blocks={blocks} />;
    case "user":
      return (
        <div className="rounded-card bg-accent-tint px-3 py-2 in-data-shown:bg-accent-tint-2">
          <Content blocks={blocks} look="tinted" results={results} />
        </div>
      );
    case "box":
      return (
        <div className="rounded-card bg-hover px-3 py-2">
          <Content blocks={blocks} look="plain" results={results} />
        </div>
      );
    case "plain":
      return <Content blocks={blocks} look="plain" results={results} />;
  }
}

interface ContentProps {
  readonly blocks: readonly Block[];
  readonly look: "plain" | "tinted";
  readonly results: ToolResults;
}

function Content({ blocks, look, results }: ContentProps) {
  if (blocks.length === 0) return <p className="text-12 text-ink-3 leading-5">(nothing to read)</p>;
  return <Blocks blocks={blocks} name="b" look={look} results={results} />;
}
