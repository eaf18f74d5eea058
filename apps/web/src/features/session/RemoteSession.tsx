import { useQuery } from "@tanstack/react-query";
import { openSessionQuery, sessionQuery } from "../../api/queries.ts";
import { LoadingBars } from "../../ui/LoadingBars.tsx";
import { isNotFound } from "./failure-words.ts";
import { noRelations, relationsOf } from "./relations.ts";
import { SessionFailed } from "./SessionFailed.tsx";
import { SessionFrame } from "./SessionFrame.tsx";
import { SessionScreen } from "./SessionScreen.tsx";
import { SessionsOfId } from "./SessionsOfId.tsx";

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
      <SessionFrame title={detail?.row.title ?? ""}>
        <LoadingBars label="Loading the session" />
      </SessionFrame>
    );
  }
  const onRetry = () => void refetch();
  if (isNotFound(error)) return <SessionsOfId key={sessionKey} id={sessionKey} onRetry={onRetry} />;
  return <SessionFailed error={error} onRetry={onRetry} />;
}
