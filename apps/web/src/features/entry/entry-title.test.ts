import { call, SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import { sessionInMemory } from "../../source/test-bytes.ts";
import { joinWords, plainPreviewOf } from "./entry-title.ts";

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

describe("plainPreviewOf", () => {
  const { session } = sessionInMemory(
    new SessionBuilder()
      .assistant("**Done**: see `a.ts`")
      .assistant([call("k")])
      .result("k", "**bold** stays")
      .entry("scratchpad", { note: "**raw**" })
      .bytes(),
  ).open;

  it("takes the marks from what was written in markdown", () => {
    expect(plainPreviewOf(session, 0)).toBe("Done: see a.ts");
  });

  it("leaves output, names of calls and JSON as they are", () => {
    for (const position of [1, 2, 3]) {
      expect(plainPreviewOf(session, position)).toBe(session.previewOf(position));
    }
    expect(plainPreviewOf(session, 3)).toContain("**raw**");
  });
});
