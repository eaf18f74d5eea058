import type { Session } from "../tree/session.ts";
import type { Told } from "./told.ts";

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
export function lastActivityOf(session: Told): number {
  const spoken = lastSpokenOf(session);
  return Number.isNaN(spoken) ? (session.facts.header?.time ?? Number.NaN) : spoken;
}

/** Milliseconds since 1970 of the last user or assistant message, NaN if none is known. */
export function lastSpokenOf(session: Told): number {
  for (let i = session.count - 1; i >= 0; i--) {
    const role = session.roleOf(i);
    if (role !== "user" && role !== "assistant") continue;
    const time = session.spokenTimeOf(i);
    if (!Number.isNaN(time)) return time;
  }
  return Number.NaN;
}
