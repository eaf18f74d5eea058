import type { SessionStatus } from "./status.ts";
import type { SessionSummary } from "./summarise.ts";

/** How a session of a list ended; "unread" until its facts are known. */
export type ListedStatus = SessionStatus | "unread";

interface Listed {
  readonly summary: Pick<SessionSummary, "status"> | null | undefined;
  /** Why the file cannot be read; null where it can. */
  readonly damaged: string | null;
}

/** Of a file that cannot be read nothing will be known later either. */
export function listedStatusOf({ summary, damaged }: Listed): ListedStatus {
  return summary?.status ?? (damaged === null ? "unread" : "unknown");
}

/** How many sessions ended in each way. */
export function countStatuses(listed: readonly Listed[]): Readonly<Record<ListedStatus, number>> {
  const counts: Record<ListedStatus, number> = {
    complete: 0,
    interrupted: 0,
    aborted: 0,
    error: 0,
    pending: 0,
    unknown: 0,
    unread: 0,
  };
  for (const one of listed) counts[listedStatusOf(one)]++;
  return counts;
}
