import { asList, asObject, asText, type JsonObject } from "@leafwalk/core";
import { Markdown } from "../text/index.ts";
import { textOfResult } from "../tool-use.ts";
import { DefaultCard } from "./DefaultCard.tsx";
import type { ToolBodyProps, ToolLook } from "./tool-look.ts";

/** A subagent: what it was asked, and what it answered. */
function TaskCard({ use, name }: ToolBodyProps) {
  const prompts = promptsOf(use.args);
  if (prompts.length === 0) return <DefaultCard use={use} name={name} />;
  return (
    <div className="flex flex-col gap-3 px-3 py-2">
      {prompts.map((prompt, i) => (
        <div key={i} className="border-line-strong border-l-2 pl-3">
          <Markdown text={prompt} name={`${name}:prompt.${i}`} look="quiet" />
        </div>
      ))}
      {use.result ? <Markdown text={textOfResult(use.result)} name={`${name}:answer`} /> : null}
    </div>
  );
}

function promptsOf(args: JsonObject): string[] {
  const single = asText(args["prompt"]) ?? asText(args["task"]) ?? asText(args["assignment"]);
  const listed = (asList(args["tasks"]) ?? []).flatMap((item) => {
    const task = asObject(item);
    return (
      asText(task?.["assignment"]) ??
      asText(task?.["prompt"]) ??
      asText(task?.["description"]) ??
      []
    );
  });
  return single === undefined ? listed : [single, ...listed];
}

function describeTask(args: JsonObject): string | undefined {
  const agent = asText(args["agent"]) ?? asText(args["subagent_type"]);
  const description = asText(args["description"]);
  return [agent, description].filter(Boolean).join(" · ") || undefined;
}

export const task: ToolLook = {
  argument: describeTask,
  isPath: false,
  opens: "always",
  Body: TaskCard,
};
