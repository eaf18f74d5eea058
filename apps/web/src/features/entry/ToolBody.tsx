import type { ReactNode } from "react";
import type { BodyState } from "../../source/use-body.ts";
import { DefaultCard } from "./cards/DefaultCard.tsx";
import { toolLook } from "./cards/index.ts";
import type { ToolUse } from "./tool-use.ts";

interface ToolBodyProps {
  readonly use: ToolUse;
  /** Of the result's entry; undefined for a call without one. */
  readonly state: BodyState | undefined;
  readonly name: string;
}

/** What a tool card shows when it is open: the look of its tool, or the honest default. */
export function ToolBody({ use, state, name }: ToolBodyProps) {
  const Body = toolLook(use.name).Body ?? DefaultCard;
  return (
    <div className="border-line border-t bg-surface">
      <Body use={use} name={name} />
      <ResultState state={state} />
    </div>
  );
}

function ResultState({ state }: { readonly state: BodyState | undefined }) {
  if (!state) return <Word>No result is in the file for this call.</Word>;
  switch (state.state) {
    case "ready":
      return null;
    case "loading":
      return <Word>Reading the result …</Word>;
    case "missing":
      return <Word>The result can no longer be read in the file.</Word>;
    case "failed":
      return (
        <Word>
          The result could not be read: {state.error.message}{" "}
          <button
            type="button"
            className="text-accent hover:underline"
            onClick={() => state.retry()}
          >
            Try again
          </button>
        </Word>
      );
  }
}

function Word({ children }: { readonly children: ReactNode }) {
  return <p className="px-3 py-2 text-12 text-ink-3 leading-5">{children}</p>;
}
