import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { RequestFailed } from "../../api/client.ts";
import { sessionsOfIdQuery } from "../../api/queries.ts";
import { shortLine } from "../../format/short-line.ts";
import { LoadingBars } from "../../ui/LoadingBars.tsx";
import { currentUrl, navigate } from "../../url/navigation.ts";
import { SameId } from "./SameId.tsx";
import { SessionFailed } from "./SessionFailed.tsx";
import { SessionFrame } from "./SessionFrame.tsx";

interface SessionsOfIdProps {
  /** What the address names, which is no key of the server. */
  readonly id: string;
  onRetry(): void;
}

/** An address may name a session by the id in its file: the one that has it is opened under its own address. */
export function SessionsOfId({ id, onRetry }: SessionsOfIdProps) {
  const { data: sessions, error, refetch } = useQuery(sessionsOfIdQuery(id));
  const only = sessions?.length === 1 ? sessions[0] : undefined;

  useEffect(() => {
    if (!only) return;
    navigate({ ...currentUrl().state, place: { screen: "session", key: only.key } }, "replace");
  }, [only]);

  if (error) return <SessionFailed error={error} onRetry={() => void refetch()} />;
  if (!sessions || only) {
    return (
      <SessionFrame title="">
        <LoadingBars label="Looking for the session" />
      </SessionFrame>
    );
  }
  if (sessions.length > 1) return <SameId id={id} sessions={sessions} />;
  const onAgain = () => {
    void refetch();
    onRetry();
  };
  return (
    <SessionFailed error={new RequestFailed(404, "not-found", "")} onRetry={onAgain}>
      <p className="mt-2">Looked for:</p>
      <code className="mt-1 block truncate rounded-chip bg-hover px-1.5 py-1 font-mono text-12">
        {shortLine(id)}
      </code>
    </SessionFailed>
  );
}
