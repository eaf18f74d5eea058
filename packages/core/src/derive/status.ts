import type { Session } from "../tree/session.ts";

/** How the session ended, from its last message (FORMAT §4). */
export type SessionStatus =
  | "complete"
  | "interrupted"
  | "aborted"
  | "error"
  | "pending"
  | "unknown";

/** "unknown" where no message tells how it ended. */
export function statusOf(session: Session): SessionStatus {
  for (let i = session.count - 1; i >= 0; i--) {
    switch (session.roleOf(i)) {
      case "user":
        return "pending";
      case "toolResult":
        return "interrupted";
      case "assistant":
        return statusOfTurn(session, i);
    }
  }
  return "unknown";
}

function statusOfTurn(session: Session, position: number): SessionStatus {
  const stop = session.stopOf(position);
  if (stop === "aborted" || stop === "error") return stop;
  // It is the last message, so none of its calls was answered.
  if (stop === "length" || session.callsOf(position).length > 0) return "interrupted";
  return stop === "stop" ? "complete" : "unknown";
}

/** Milliseconds since 1970 of the last user or assistant message, else of the header; NaN if neither is known. */
export function lastActivityOf(session: Session): number {
  for (let i = session.count - 1; i >= 0; i--) {
    const role = session.roleOf(i);
    if (role !== "user" && role !== "assistant") continue;
    const time = session.facts.messageTime[i]!;
    const known = Number.isNaN(time) ? session.facts.time[i]! : time;
    if (!Number.isNaN(known)) return known;
  }
  return session.facts.header?.time ?? Number.NaN;
}
