import type { Diagnostic } from "@leafwalk/core";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { beginningQuery } from "../../api/queries.ts";
import { formatBytes } from "../../format/figures.ts";
import type { OpenSession } from "../../source/open-session.ts";
import { Button } from "../../ui/Button.tsx";
import { NoticePage } from "../../ui/NoticePage.tsx";
import { LinkButton } from "../../url/LinkButton.tsx";
import { changeUrl, useUrl } from "../../url/navigation.ts";
import { stateAt } from "../../url/url-state.ts";
import { ChooseFileButton } from "../open-file/index.ts";
import { RawPanel } from "../raw/index.ts";
import type { Chosen } from "./use-chosen.ts";

interface NothingToShowProps {
  readonly open: OpenSession;
  readonly diagnostics: readonly Diagnostic[];
  readonly chosen: Chosen;
}

/** A file without a single entry: what it is instead, and the ways out. */
export function NothingToShow({ open, diagnostics, chosen }: NothingToShowProps) {
  const { session, source } = open;
  const { title, text } = wordsFor(open);
  const { tab } = useUrl().state;
  // Of a file that is no session nothing was kept but how it begins.
  const hasLines = session.kind === "session";
  if (tab === "raw" && hasLines) {
    return (
      <>
        <div className="flex h-10 shrink-0 items-center border-line border-b bg-surface px-3">
          <Button
            look="ghost"
            icon={<ArrowLeft aria-hidden="true" className="size-3.5" strokeWidth={1.75} />}
            onClick={() => changeUrl({ tab: "context", byte: undefined })}
          >
            {title}
          </Button>
        </div>
        <RawPanel
          {...{ open, diagnostics }}
          leaf={-1}
          shown={undefined}
          byte={chosen.byte}
          onShow={chosen.show}
          onShowByte={chosen.showByte}
        />
      </>
    );
  }
  return (
    <NoticePage
      tone={session.kind === "not-a-session" ? "error" : "info"}
      title={title}
      actions={
        <>
          <ChooseFileButton>Open another file</ChooseFileButton>
          {hasLines ? (
            <Button onClick={() => changeUrl({ tab: "raw" })}>Show raw lines</Button>
          ) : null}
          <LinkButton
            to={stateAt({ screen: source.kind === "local" ? "local" : "list", id: undefined })}
          >
            Back to the list
          </LinkButton>
        </>
      }
    >
      {text}
      {session.kind === "not-a-session" && <Beginning open={open} />}
    </NoticePage>
  );
}

function wordsFor({ session, source }: OpenSession): { title: string; text: string } {
  const { fileName } = source;
  switch (session.kind) {
    case "empty":
      return {
        title: `${fileName} is empty`,
        text: "There is nothing in it yet. An agent that has just started may write to it later.",
      };
    case "not-a-session":
      return {
        title: `${fileName} is not a session file`,
        text: `No line of its ${formatBytes(session.facts.size)} is a record that Leafwalk knows.`,
      };
    case "session":
      return {
        title: "This session has no entries yet",
        text: `${fileName} holds only its header. What the agent writes next will show here.`,
      };
  }
}

/** The first line says more about a foreign file than any sentence. */
function Beginning({ open }: { readonly open: OpenSession }) {
  const { data } = useQuery(beginningQuery(open.source));
  if (!data) return null;
  return (
    <>
      <p className="mt-2">It begins with:</p>
      <code className="mt-1 block truncate rounded-chip bg-hover px-1.5 py-1 font-mono text-12">
        {data.slice(0, 160)}
      </code>
    </>
  );
}
