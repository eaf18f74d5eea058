// By whose rules a context is built, in the reader's words.

import type { RulesChoice } from "../../url/url-state.ts";

interface RulesWords {
  readonly name: RulesChoice;
  /** On the switch. */
  readonly label: string;
  readonly title: string;
}

export const rulesWords: readonly RulesWords[] = [
  {
    name: "llm",
    label: "as omp 18 sends it",
    title:
      "What omp 18 sends: also without aborted and failed turns, calls without a result, and what the user excluded",
  },
  {
    name: "documented",
    label: "as documented",
    title:
      "What the description of the format says: compactions and context edits apply, and nothing else is taken out",
  },
];

/** A sentence on the rules: whose they are, and whose the file is where these differ. */
export function tellRules(rules: RulesChoice, writer: "pi" | "omp"): string {
  if (rules === "documented") {
    const how = "compactions and context edits apply, and nothing else is taken out";
    return writer === "pi"
      ? `Written by pi, shown as the format is documented: ${how}.`
      : `As the format is documented: ${how}.`;
  }
  return writer === "pi" ? "Written by pi, shown as omp 18 would send it." : "As omp 18 sends it.";
}
