/** Why an entry of the path is not sent (FORMAT §7). */
export const omitReasons = [
  "reset",
  "compacted",
  "superseded-compaction",
  "system-replaced",
  "remote-compaction",
  "retry-recovery",
  "empty-error",
  "edited-out",
  "dangling-tool-call",
  "aborted",
  "error",
  "excluded",
  "empty",
  "not-a-message",
] as const;
export type OmitReason = (typeof omitReasons)[number];

/** How an entry that is sent was changed. */
export const alterReasons = ["dangling-tool-call", "edited"] as const;
export type AlterReason = (typeof alterReasons)[number];
