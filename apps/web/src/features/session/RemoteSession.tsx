import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { openSessionQuery, sessionQuery } from "../../api/queries.ts";
import { Button } from "../../ui/Button.tsx";
import { LoadingBars } from "../../ui/LoadingBars.tsx";
import { Main } from "../../ui/Main.tsx";
import { NoticePage } from "../../ui/NoticePage.tsx";
import { LinkButton } from "../../url/LinkButton.tsx";
import { stateAt } from "../../url/url-state.ts";
import { wordsForFailure } from "./failure-words.ts";
import { noRelations, relationsOf } from "./relations.ts";
import { SessionBar } from "./SessionBar.tsx";
import { SessionScreen } from "./SessionScreen.tsx";

/** A session that the server reads. */
export function RemoteSession({ sessionKey }: { readonly sessionKey: string }) {
  const { data: detail } = useQuery(sessionQuery(sessionKey));
  const isLive = detail?.row.live ?? false;
  const { data: open, error, refetch } = useQuery(openSessionQuery(sessionKey, isLive));

  if (open) {
    return (
      <SessionScreen
        key={sessionKey}
        open={open}
        relations={detail ? relationsOf(detail) : noRelations}
        isLive={isLive}
        isDemo={detail?.row.demo ?? false}
      />
    );
  }
  if (!error) {
    return (
      <Frame title={detail?.row.title ?? ""}>
        <LoadingBars label="Loading the session" />
      </Frame>
    );
  }
  const { title, text } = wordsForFailure(error);
  return (
    <Frame title={title}>
      <NoticePage
        tone="error"
        title={title}
        actions={
          <>
            <Button
              icon={<RefreshCw aria-hidden="true" className="size-3.5" strokeWidth={1.75} />}
              onClick={() => void refetch()}
            >
              Try again
            </Button>
            <LinkButton to={stateAt({ screen: "list" })}>Go to the list</LinkButton>
          </>
        }
      >
        {text}
      </NoticePage>
    </Frame>
  );
}

interface FrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The screen while there is no session to show on it. */
function Frame({ title, children }: FrameProps) {
  return (
    <div className="flex h-full flex-col">
      <title>{title ? `${title} · Leafwalk` : "Leafwalk"}</title>
      <SessionBar about={{ title, project: "All sessions", cwd: undefined }} isLocal={false} />
      <Main className="flex min-h-0 grow flex-col bg-surface">{children}</Main>
    </div>
  );
}
