import type { OpenSession } from "../../source/open-session.ts";

/** An entry's position as people see it: "#12"; "#…" while it is not known where in the file it stands. */
export function entryNumber({ tail }: OpenSession, position: number): string {
  return tail ? "#…" : `#${position}`;
}
