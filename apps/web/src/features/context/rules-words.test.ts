import { describe, expect, it } from "vitest";
import { ruleSetOf, rulesWords, tellRules } from "./rules-words.ts";

describe("tellRules", () => {
  it.each([
    ["llm", "omp", /^As omp 18 sends it\.$/],
    ["llm", "pi", /^Written by pi, shown as pi builds it/],
    ["documented", "omp", /^As the format is documented: compactions and context edits/],
    ["documented", "pi", /^Written by pi, shown as the format is documented/],
  ] as const)("tells %s of a file by %s", (rules, writer, words) => {
    expect(tellRules(rules, writer)).toMatch(words);
  });

  it("has words for each set of rules", () => {
    for (const writer of ["omp", "pi"] as const) {
      expect(rulesWords(writer).map(({ name }) => name)).toEqual(["llm", "documented"]);
    }
  });
});

describe("ruleSetOf", () => {
  it("asks for what the writer of the file sends", () => {
    expect(ruleSetOf("llm", "omp")).toBe("llm");
    expect(ruleSetOf("llm", "pi")).toBe("pi");
    expect(ruleSetOf("documented", "pi")).toBe("documented");
  });
});
