// Why an entry is not sent, in the reader's words.

import type { OmitReason } from "@leafwalk/core";

interface ReasonWords {
  /** Behind "Left out:". */
  readonly what: string;
  /** The rule in a sentence. */
  readonly why: string;
  /** What the entry that did it is called, for the way to it. */
  readonly by: string;
}

export const reasonWords: { readonly [Reason in OmitReason]: ReasonWords } = {
  reset: {
    what: "before a reset",
    why: "The context was cleared later on; nothing from before is sent.",
    by: "the reset",
  },
  compacted: {
    what: "replaced by compaction",
    why: "A compaction put its summary in the place of these entries.",
    by: "the compaction",
  },
  "superseded-compaction": {
    what: "earlier compaction",
    why: "A later compaction replaced this one; only the last one speaks.",
    by: "the later compaction",
  },
  "system-replaced": {
    what: "system prompt of before",
    why: "The compaction carries the whole system prompt; earlier parts of it are not sent.",
    by: "the compaction",
  },
  "remote-compaction": {
    what: "kept by the provider",
    why: "The provider keeps the compacted history itself; these entries are not sent again.",
    by: "the compaction",
  },
  "retry-recovery": {
    what: "recovered retry",
    why: "The turn failed and a retry made it good; only the retry is sent.",
    by: "the retry",
  },
  "empty-error": {
    what: "failed turn without output",
    why: "The provider refused the turn before it said anything.",
    by: "the turn",
  },
  "edited-out": {
    what: "edited out",
    why: "A context edit takes this message out from there on.",
    by: "the edit",
  },
  "dangling-tool-call": {
    what: "call without a result",
    why: "No result is in the context for its calls, and it holds nothing else to send.",
    by: "the call",
  },
  aborted: {
    what: "aborted turn",
    why: "The turn was stopped before it ended; it is not sent, nor are its results.",
    by: "the aborted turn",
  },
  error: {
    what: "failed turn",
    why: "The turn ended in an error; it is not sent, nor are its results.",
    by: "the failed turn",
  },
  excluded: {
    what: "excluded by the user",
    why: "The user ran it for themselves and kept it out of the context.",
    by: "the user",
  },
  empty: {
    what: "empty branch summary",
    why: "A summary without text is not sent.",
    by: "the summary",
  },
  "not-a-message": {
    what: "never sent",
    why: "Entries of this kind are kept in the file and not sent to the model.",
    by: "the entry",
  },
};
