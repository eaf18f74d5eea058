// By whose rules a context is built, in the reader's words.

import type { RuleSet } from "@leafwalk/core";
import type { RulesChoice } from "../../url/url-state.ts";

interface RulesWords {
  readonly name: RulesChoice;
  /** On the switch. */
  readonly label: string;
  /** The same where there is little room. */
  readonly shortLabel: string;
  readonly title: string;
}

type Writer = "pi" | "omp";

const sent: { readonly [W in Writer]: RulesWords } = {
  omp: {
    name: "llm",
    label: "as omp 18 sends it",
    shortLabel: "omp 18",
    title:
      "What omp 18 sends: also without aborted and failed turns, calls without a result, and what the user excluded",
  },
  pi: {
    name: "llm",
    label: "as pi builds it",
    shortLabel: "pi",
    title:
      "What pi builds from its session: compactions and context edits apply, and what the user excluded is left out. A provider may still be sent less, such as failed turns",
  },
};

const documented: RulesWords = {
  name: "documented",
  shortLabel: "documented",
  label: "as documented",
  title:
    "What the description of the format says: compactions and context edits apply, and nothing else is taken out",
};

/** The choice that a file's writer leaves. */
export function rulesWords(writer: Writer): readonly RulesWords[] {
  return [sent[writer], documented];
}

/** The rules that a choice means for a file: what is sent is up to the agent that wrote it. */
export function ruleSetOf(choice: RulesChoice, writer: Writer): RuleSet {
  return choice === "llm" && writer === "pi" ? "pi" : choice;
}

/** A sentence on the rules: whose they are, and whose the file is where these differ. */
export function tellRules(rules: RulesChoice, writer: Writer): string {
  if (rules === "documented") {
    const how = "compactions and context edits apply, and nothing else is taken out";
    return writer === "pi"
      ? `Written by pi, shown as the format is documented: ${how}.`
      : `As the format is documented: ${how}.`;
  }
  return writer === "pi"
    ? "Written by pi, shown as pi builds it from the session."
    : "As omp 18 sends it.";
}
