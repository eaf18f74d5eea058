import type { Session } from "../tree/session.ts";

/** What is in force at a point besides the messages. */
export interface ContextSettings {
  /** "provider/model" by role. */
  readonly models: ReadonlyMap<string, string>;
  /** "provider/model" of the last assistant turn, which may differ from the one chosen. */
  readonly answeredBy: string | undefined;
  readonly thinkingLevel: string;
  /** "none" outside any mode. */
  readonly mode: string;
  readonly injectedTtsrRules: readonly string[];
}

/** Settings at the end of a path, collected from all of it (also from what a compaction replaced). */
export function collectSettings(session: Session, path: Int32Array): ContextSettings {
  const models = new Map<string, string>();
  const rules = new Set<string>();
  let chosenDefault: string | undefined;
  let answeredBy: string | undefined;
  let thinkingLevel = "off";
  let mode = "none";
  for (const position of path) {
    const rare = session.sparseOf(position);
    if (rare.model !== undefined) {
      models.set(rare.modelRole ?? "default", rare.model);
      if (rare.modelRole === "default") chosenDefault = rare.model;
    }
    if (session.roleOf(position) === "assistant") {
      answeredBy = session.answeredByOf(position) ?? answeredBy;
    }
    if (rare.thinkingLevel !== undefined) thinkingLevel = rare.thinkingLevel;
    if (rare.mode !== undefined) mode = rare.mode;
    for (const rule of rare.rules ?? []) rules.add(rule);
  }
  // Once a default was chosen, what answered says nothing about the choice: it may be a fallback.
  if (chosenDefault === undefined && answeredBy !== undefined) models.set("default", answeredBy);
  return { models, answeredBy, thinkingLevel, mode, injectedTtsrRules: [...rules] };
}
