// What a session's own facts mean, in words.

import { currentVersion, type FullTitle, type Session, type SessionStatus } from "@leafwalk/core";
import { formatDuration } from "../../../format/duration.ts";

interface Words {
  readonly name: string;
  readonly meaning: string;
}

export const statusWords: Readonly<Record<SessionStatus, Words>> = {
  complete: { name: "Complete", meaning: "the assistant had the last word and stopped by itself" },
  interrupted: {
    name: "Interrupted",
    meaning: "it ends within a turn: at a tool call, a result or a cut answer",
  },
  aborted: { name: "Aborted", meaning: "the last turn was stopped" },
  error: { name: "Failed", meaning: "the last turn ended in an error" },
  pending: { name: "Pending", meaning: "the last message is the user’s, nobody answered it yet" },
  unknown: { name: "Unknown", meaning: "no message tells how it ended" },
};

/** Where a title stands. */
export const titleOrigins: Readonly<Record<FullTitle["origin"], string>> = {
  slot: "from the title slot, the line before the header",
  "session-info": "from the session’s name",
  header: "from the header",
  "first-user-text": "none recorded: called by what was asked first",
  time: "no title recorded: when it began",
};

export const writerNames = { omp: "oh-my-pi (omp)", pi: "pi" } as const;

/** The version as the file gives it, and as what it is read. */
export function tellVersion({ facts, sourceVersion, count }: Session): string {
  const { header } = facts;
  if (!header && count === 0) return "not recorded in this file";
  if (!header) return `not recorded, read as ${sourceVersion}`;
  const isWritten = header.raw["version"] !== undefined;
  const written = isWritten ? String(header.version) : `not written, which means ${header.version}`;
  if (sourceVersion > currentVersion) return `${written}, newer than Leafwalk knows`;
  return sourceVersion < currentVersion ? `${written}, read as ${currentVersion}` : written;
}

/** From the header's time to the last activity; undefined where that cannot be known. */
export function tellDuration(started: number, last: number): string | undefined {
  return last >= started ? formatDuration(last - started) : undefined;
}
