import { describe, expect, it } from "vitest";
import { joinWords } from "./entry-title.ts";

describe("joinWords", () => {
  it("says each word once", () => {
    expect(joinWords([1, 2, 3], (at) => (at < 3 ? "model a" : "thinking high"))).toBe(
      "model a · thinking high",
    );
  });

  it("names few of many, however many there are", () => {
    const positions = Array.from({ length: 100_000 }, (_, at) => at);
    const words = joinWords(positions, (at) => `label ${at}`);
    expect(words).toMatch(/^label 0 · label 1 · .* · label 11 · 99,988 more$/);
  });
});
