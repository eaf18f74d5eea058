// Which agent wrote a session, and what of the context its file leaves unrecorded.

import { asText, type ContextPlan, type Session } from "@leafwalk/core";

const piOnly = new Set(["session_info", "context_edit", "usage"]);
const ompOnly = new Set([
  "title_change",
  "mode_change",
  "service_tier_change",
  "ttsr_injection",
  "session_init",
  "model_usage",
  "credential_pin",
  "reset_boundary",
]);

/**
 * "pi" where only pi writes what the file holds. Files that both could have written count as omp's. Where
 * only the end of a file is known, its `head` has a say.
 */
export function writerOf(session: Session, head?: Session): "pi" | "omp" {
  return toldWriterOf(session) ?? (head && toldWriterOf(head)) ?? "omp";
}

/** The agent that alone writes something the file holds; undefined where both could have written all of it. */
export function toldWriterOf(session: Session): "pi" | "omp" | undefined {
  const { slot, header, typeNames, roleNames } = session.facts;
  if (slot || typeNames.some((type) => ompOnly.has(type))) return "omp";
  if (typeNames.some((type) => piOnly.has(type)) || roleNames.includes("system")) return "pi";
  // Only pi's first version put the model into the header.
  return asText(header?.raw["modelId"]) !== undefined ? "pi" : undefined;
}

/** Position of the entry that records what a subagent was started with, -1 without one. */
export function startOf(session: Session, plan: ContextPlan): number {
  return plan.path.find((position) => session.typeOf(position) === "session_init") ?? -1;
}

/** What the model got besides the messages, as far as it is not in the file: "the system prompt and the tools". */
export function unrecorded(session: Session, plan: ContextPlan): string | undefined {
  const hasSystem = plan.messages.some(
    ({ position, part }) => part === "system-message" || session.roleOf(position) === "system",
  );
  // Recorded as one thing: the prompt comes with the tools.
  return hasSystem ? undefined : "the system prompt and the tools";
}

/** The parent that the first entry of the path names and the file does not hold: the path is cut there. */
export function missingParent(session: Session, { path }: ContextPlan): string | undefined {
  const named = path.length === 0 ? undefined : session.facts.parentId.at(path[0]!);
  return named && session.find(named) < 0 ? named : undefined;
}
