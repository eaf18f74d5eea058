import type { Diagnostic, Severity } from "@leafwalk/core";

const ranks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** Errors first, then by line. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort((a, b) => ranks[a.severity] - ranks[b.severity] || a.line - b.line);
}

export function countSeverities(diagnostics: readonly Diagnostic[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of diagnostics) counts[severity]++;
  return counts;
}
