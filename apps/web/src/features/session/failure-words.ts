import { RequestFailed, ServerUnreachable } from "../../api/client.ts";

interface FailureWords {
  readonly title: string;
  readonly text: string;
}

const byCode = new Map<string, FailureWords>([
  [
    "not-found",
    {
      title: "There is no such session",
      text: "No file in the folders served here belongs to this address, and none has it as its session id. It may have been moved, renamed or deleted.",
    },
  ],
  [
    "missing-file",
    {
      title: "The session’s file is gone",
      text: "It was there when the folders were last looked through. Nothing of it is kept elsewhere.",
    },
  ],
  [
    "unreadable",
    {
      title: "The session’s file cannot be read",
      text: "The server may not open it. Its permissions have to allow it.",
    },
  ],
]);

export function isNotFound(error: Error): boolean {
  return error instanceof RequestFailed && error.code === "not-found";
}

/** What happened when a session could not be loaded, and what that means. */
export function wordsForFailure(error: Error): FailureWords {
  if (error instanceof ServerUnreachable) {
    return {
      title: "The Leafwalk server does not answer",
      text: "Start it again and try once more. A session file can be opened without it: drop it here.",
    };
  }
  const known = error instanceof RequestFailed ? byCode.get(error.code) : undefined;
  return known ?? { title: "The session could not be loaded", text: error.message };
}
