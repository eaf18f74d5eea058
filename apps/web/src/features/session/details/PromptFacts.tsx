import { composePrompt, promptEntries } from "@leafwalk/core";
import { useMemo } from "react";
import { countOf } from "../../../format/figures.ts";
import type { OpenSession } from "../../../source/open-session.ts";
import { useBodies } from "../../../source/use-body.ts";
import { EntryLink } from "./EntryLink.tsx";
import { Fact, Note, NotRecorded } from "./Facts.tsx";
import { Names } from "./Names.tsx";
import { PromptPartView } from "./PromptPartView.tsx";
import { TextButton } from "./TextButton.tsx";

interface PromptFactsProps {
  readonly open: OpenSession;
  readonly path: Int32Array;
  onShow(position: number): void;
}

/** A prompt that changes more often than this is not put together here: each change is a record to be read. */
const ENTRIES_AT_MOST = 200;
const none: readonly number[] = [];

/** The system prompt and the tools, as far as entries on the path record them. */
export function PromptFacts({ open, path, onShow }: PromptFactsProps) {
  const { session } = open;
  const entries = useMemo(() => promptEntries(session, path), [session, path]);
  const isTooMuch = entries.length > ENTRIES_AT_MOST;
  const bodies = useBodies(open, isTooMuch ? none : entries);
  const { parts, tools } = useMemo(
    () =>
      composePrompt(session, bodies.keys(), (position) => {
        const body = bodies.get(position);
        return body?.state === "ready" ? body.body : undefined;
      }),
    [session, bodies],
  );
  const states = [...bodies.values()];
  const failed = states.find((body) => body.state === "failed");
  const trouble = isTooMuch
    ? `recorded in ${countOf(entries.length, "change")}, too many to put together here; the last is`
    : states.some((body) => body.state === "missing") || failed
      ? "some of its records could not be read; the last is"
      : undefined;
  if (states.some((body) => body.state === "loading")) {
    return (
      <Fact name="System prompt">
        <Note>reading it…</Note>
      </Fact>
    );
  }
  const last = entries.at(-1);
  return (
    <>
      <Fact name="System prompt">
        {parts.map((part, i) => (
          <PromptPartView key={i} part={part} onShow={onShow} />
        ))}
        {parts.length === 0 && trouble === undefined && <NotRecorded />}
        {trouble !== undefined && last !== undefined && (
          <Note>
            {trouble} <EntryLink position={last} onShow={onShow} />
            {failed && <TextButton onClick={failed.retry}>Try again</TextButton>}
          </Note>
        )}
      </Fact>
      <Fact name="Tools">
        {tools === undefined ? (
          trouble === undefined ? (
            <NotRecorded />
          ) : (
            <Note>unknown</Note>
          )
        ) : (
          <>
            <p>{tools.length === 0 ? "none" : countOf(tools.length, "tool")}</p>
            {tools.length > 0 && <Names names={tools} />}
          </>
        )}
      </Fact>
    </>
  );
}
