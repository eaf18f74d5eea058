import type { Session } from "@leafwalk/core";

/** What is lost of a session file, in words; null where it reads well. */
export function describeDamage(session: Session): string | null {
  const diagnostics = session.diagnostics();
  if (session.kind !== "session") return diagnostics[0]?.message ?? "The file is no session";
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const first = errors[0];
  if (!first) return session.facts.header ? null : "The file has no session header";
  const more = errors.length - 1;
  const others = more === 0 ? "" : `, and ${more} more ${more === 1 ? "place" : "places"}`;
  return `Line ${first.line}: ${first.message}${others}`;
}
