import { describe, expect, it } from "vitest";
import { rulesWords, tellRules } from "./rules-words.ts";

describe("tellRules", () => {
  it.each([
    ["llm", "omp", /^As omp 18 sends it\.$/],
    ["llm", "pi", /^Written by pi, shown as omp 18 would send it\.$/],
    ["documented", "omp", /^As the format is documented: compactions and context edits/],
    ["documented", "pi", /^Written by pi, shown as the format is documented/],
  ] as const)("tells %s of a file by %s", (rules, writer, words) => {
    expect(tellRules(rules, writer)).toMatch(words);
  });

  it("has words for each set of rules", () => {
    expect(rulesWords.map(({ name }) => name)).toEqual(["llm", "documented"]);
  });
});
