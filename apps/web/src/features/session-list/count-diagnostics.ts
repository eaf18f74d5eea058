import type { SessionSummary } from "@leafwalk/core";

/** All that the session's own page lists, so that both say the same number. */
export function countDiagnostics({ errors, warnings, infos }: SessionSummary): number {
  return errors + warnings + infos;
}
