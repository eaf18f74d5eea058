import type { Session } from "../tree/session.ts";
import type { RareFacts } from "../values/facts-draft.ts";

const settings = ["model", "thinkingLevel", "mode", "serviceTier"] as const;
type Setting = (typeof settings)[number] & keyof RareFacts;

/** Positions of the entries that set what is in force at the end of a path; what no entry sets is absent. */
export type SettingEntries = { readonly [Name in Setting]?: number };

/** The last entry of a path for each setting: a default that nobody recorded has none. */
export function findSettingEntries(session: Session, path: Iterable<number>): SettingEntries {
  const found: { -readonly [Name in Setting]?: number } = {};
  for (const position of path) {
    const rare = session.sparseOf(position);
    for (const name of settings) if (rare[name] !== undefined) found[name] = position;
  }
  return found;
}
