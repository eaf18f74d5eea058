import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { listedSize, openSessionQuery, sessionEndQuery, sessionQuery } from "../../api/queries.ts";
import { LoadingBars } from "../../ui/LoadingBars.tsx";
import { useDelay } from "../../ui/use-delay.ts";
import { isNotFound } from "./failure-words.ts";
import { type Reading, RemoteProgress } from "./reading/index.ts";
import { noRelations, relationsOf } from "./relations.ts";
import { SessionFailed } from "./SessionFailed.tsx";
import { SessionFrame } from "./SessionFrame.tsx";
import { SessionScreen } from "./SessionScreen.tsx";
import { SessionsOfId } from "./SessionsOfId.tsx";

/** What the server knows already is there sooner, unless it is so large that its end always is. */
const LATE_MS = 150;
const ALWAYS_LATE_BYTES = 256e6;

/** A session that the server reads. */
export function RemoteSession({ sessionKey }: { readonly sessionKey: string }) {
  const { data: detail } = useQuery(sessionQuery(sessionKey));
  const isLive = detail?.row.live ?? false;
  const { data: whole, error, refetch } = useQuery(openSessionQuery(sessionKey, isLive));
  const size = listedSize(useQueryClient(), sessionKey) ?? 0;
  const isLate = useDelay(LATE_MS) || size > ALWAYS_LATE_BYTES;
  const isAwaited = isLate && !whole && !error;
  const { data: end } = useQuery(sessionEndQuery(isAwaited ? sessionKey : undefined));
  const reading = useMemo<Reading | undefined>(() => {
    if (!end) return undefined;
    const { file, size } = end.row;
    return { progress: <RemoteProgress name={file} size={size} /> };
  }, [end]);

  const open = whole ?? (error ? undefined : end?.open);
  if (open) {
    return (
      <SessionScreen
        open={open}
        relations={detail ? relationsOf(detail) : noRelations}
        isLive={isLive}
        isDemo={detail?.row.demo ?? false}
        reading={open.tail && reading}
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
