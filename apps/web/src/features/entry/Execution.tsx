import { asObject, asText, type Block, Flag, type JsonObject } from "@leafwalk/core";
import { ChevronDown, ChevronRight, Terminal as TerminalIcon } from "lucide-react";
import { Blocks } from "./Blocks.tsx";
import { CommandLine } from "./cards/CommandLine.tsx";
import { useEntryScope } from "./entry-scope.ts";
import { always, useFold } from "./fold-store.ts";

interface ExecutionProps {
  readonly position: number;
  readonly body: JsonObject;
  readonly blocks: readonly Block[];
}

/** A command that the user ran. An exit code that was not recorded is not mentioned. */
export function Execution({ position, body, blocks }: ExecutionProps) {
  const { session } = useEntryScope().open;
  const [isOpen, toggle] = useFold("execution", true, always);
  const message = asObject(body["message"]);
  const command = asText(message?.["command"]) ?? asText(message?.["code"]) ?? "";
  const { exitCode } = session.rareOf(position);
  const isFailed = session.has(position, Flag.isError);
  const ran = blocks.find((block) => block.kind === "code");
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <div className="relative flex h-8 items-center gap-2 bg-canvas px-2.5 text-12 whitespace-nowrap max-mid:h-11">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`User ran ${command.slice(0, 120)}`}
          className="absolute inset-0 rounded-card outline-offset-[-2px] hover:bg-hover"
          onClick={toggle}
        />
        <Icon
          size={14}
          className="pointer-events-none relative shrink-0 text-ink-3"
          aria-hidden="true"
        />
        <TerminalIcon
          size={14}
          className="pointer-events-none relative shrink-0 text-ink-2"
          aria-hidden="true"
        />
        <span className="relative shrink-0 font-semibold">user ran</span>
        <span className="relative truncate font-mono" title={command.slice(0, 1000)}>
          {command.slice(0, 400).replace(/\s+/g, " ")}
        </span>
        {isFailed ? (
          <span className="pointer-events-none relative ml-auto flex h-5 shrink-0 items-center rounded-chip bg-del-tint px-1.5 font-medium text-11 text-del">
            {exitCode === undefined ? "failed" : `exit ${exitCode}`}
          </span>
        ) : null}
      </div>
      {isOpen ? (
        <div className="flex flex-col gap-2 border-line border-t px-3 py-2">
          {ran ? <CommandLine command={ran.text} language={ran.language} name="execution" /> : null}
          <Blocks blocks={blocks.filter((block) => block !== ran)} name="execution" />
        </div>
      ) : null}
    </div>
  );
}
