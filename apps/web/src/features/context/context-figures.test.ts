import { planContext } from "@leafwalk/core";
import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import { sessionInMemory } from "../../source/test-bytes.ts";
import { type ContextFigures, readFigures } from "./context-figures.ts";

function figuresOf(builder: SessionBuilder): ContextFigures {
  const { session } = sessionInMemory(builder.bytes()).open;
  return readFigures(session, planContext(session, session.leaf, "llm"));
}

describe("readFigures", () => {
  it("takes the tokens from the last turn that is sent", () => {
    const figures = figuresOf(new SessionBuilder().user("one").assistant("two").user("three"));
    expect(figures).toEqual({ tokens: 15, cost: 0.01, unknownTurns: 0 });
  });

  it("knows no tokens behind a compaction until a turn has counted them", () => {
    const compacted = () =>
      new SessionBuilder()
        .user("one")
        .assistant("two")
        .entry("compaction", { summary: "So far.", firstKeptEntryId: "e2", tokensBefore: 900 });
    expect(figuresOf(compacted().user("three")).tokens).toBeUndefined();
    expect(figuresOf(compacted().assistant("three")).tokens).toBe(15);
  });

  it("takes the compaction's own count where it has one", () => {
    const figures = figuresOf(
      new SessionBuilder()
        .assistant("two")
        .entry("compaction", { summary: "So far.", firstKeptEntryId: "x", tokensAfter: 70 }),
    );
    expect(figures.tokens).toBe(70);
  });

  it("calls the cost unknown where no turn records one, and counts the turns that do not", () => {
    const figures = figuresOf(new SessionBuilder().assistant("one", { usage: undefined }));
    expect(figures).toMatchObject({ tokens: undefined, cost: undefined, unknownTurns: 1 });
  });
});
