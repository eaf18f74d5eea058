import type { SessionList, SessionRow } from "@leafwalk/server";
import type { Status } from "../../url/url-state.ts";

export type StatusCounts = SessionList["statuses"];

/** How a session ended, as far as the list knows. Of a file that cannot be read nothing comes later either. */
export function statusOf({ summary, damaged }: SessionRow): Status {
  return summary?.status ?? (damaged === null ? "unread" : "unknown");
}

/** The server counts all of a project's sessions; only the page knows which of them its own filters keep. */
export function countStatuses(rows: readonly SessionRow[]): StatusCounts {
  const counts: Record<Status, number> = {
    complete: 0,
    interrupted: 0,
    aborted: 0,
    error: 0,
    pending: 0,
    unknown: 0,
    unread: 0,
  };
  for (const row of rows) counts[statusOf(row)]++;
  return counts;
}
