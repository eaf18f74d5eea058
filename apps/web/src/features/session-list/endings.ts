import type { Status } from "../../url/url-state.ts";

/** How a session ended, where its row says so. */
export interface Ending {
  readonly kind: "interrupted" | "aborted" | "error" | "pending";
  readonly word: string;
  readonly explained: string;
}

const endings: Readonly<Record<Ending["kind"], Ending>> = {
  interrupted: {
    kind: "interrupted",
    word: "interrupted",
    explained: "It ended in the middle of a turn",
  },
  aborted: { kind: "aborted", word: "aborted", explained: "Its last turn was aborted" },
  error: { kind: "error", word: "failed", explained: "Its last turn failed" },
  pending: { kind: "pending", word: "pending", explained: "Its last message was not answered" },
};

export function endingOf(status: Status): Ending | undefined {
  switch (status) {
    case "complete":
    case "unknown":
    case "unread":
      return undefined;
    default:
      return endings[status];
  }
}
