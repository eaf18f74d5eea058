import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openBuilt, openBytes } from "../testing/read-fixture.ts";
import { damagedBytesArbitrary } from "../testing/session-arbitrary.ts";
import { SessionBuilder } from "../testing/session-builder.ts";
import { composePrompt, promptEntries } from "./prompt.ts";

/** The prompt at the end of a file, in words. */
function promptOf(builder: SessionBuilder) {
  const { session, bodyOf } = openBuilt(builder);
  const positions = promptEntries(session, session.pathOf(session.leaf));
  const { parts, tools } = composePrompt(session, positions, bodyOf);
  return {
    positions: positions.join(" "),
    parts: parts.map(
      ({ position, section, text }) => `${position} ${section ? `${section}: ` : ""}${text}`,
    ),
    tools,
  };
}

const system = (fields: object) => ({ message: { role: "system", content: "", ...fields } });
const tool = (name: string) => ({ name, description: "", parameters: {} });

describe("the recorded prompt", () => {
  it("is nothing where no entry records it", () => {
    const file = new SessionBuilder().user("q").assistant("a");
    expect(promptOf(file)).toEqual({ positions: "", parts: [], tools: undefined });
  });

  it("is what a subagent was started with", () => {
    const start = { systemPrompt: "Scout ahead.", tools: ["read", "grep"] };
    const file = new SessionBuilder().entry("session_init", start).user("q");
    expect(promptOf(file)).toEqual({
      positions: "0",
      parts: ["0 Scout ahead."],
      tools: ["read", "grep"],
    });
  });

  it("tells no tools from tools that nobody recorded", () => {
    const of = (fields: object) =>
      promptOf(new SessionBuilder().entry("session_init", { ...fields })).tools;
    expect(of({ tools: [] })).toEqual([]);
    expect(of({})).toBeUndefined();
  });

  it("replays sections and tools: replaced, added, removed", () => {
    const file = new SessionBuilder()
      .entry(
        "message",
        system({
          content: "Base.",
          sections: { preamble: "P1", skills: "S", ["__proto__"]: "odd" },
          toolsAdded: [tool("read"), tool("bash")],
        }),
      )
      .user("q")
      .entry("message", system({ sections: { preamble: "P2", skills: null }, content: "More." }))
      .entry("message", system({ toolsRemoved: [tool("read")], toolsAdded: [tool("edit")] }));
    expect(promptOf(file)).toEqual({
      positions: "0 2 3",
      parts: ["0 Base.", "2 More.", "2 preamble: P2", "0 __proto__: odd"],
      tools: ["bash", "edit"],
    });
  });

  it("begins anew at a compaction that carries the whole prompt", () => {
    const systemMessage = { role: "system", content: "Whole.", toolsAdded: [] };
    const file = new SessionBuilder()
      .entry("message", system({ content: "Old.", toolsAdded: [tool("read")] }))
      .user("q")
      .entry("compaction", { summary: "s", firstKeptEntryId: "e2", systemMessage })
      .entry("message", system({ sections: { later: "L" } }));
    expect(promptOf(file)).toEqual({
      positions: "2 3",
      parts: ["2 Whole.", "3 later: L"],
      tools: [],
    });
  });

  it("copes with any file and with bodies that cannot be had", () => {
    fc.assert(
      fc.property(damagedBytesArbitrary, (bytes) => {
        const { session, bodyOf } = openBytes(bytes);
        const positions = promptEntries(session, session.pathOf(session.leaf));
        composePrompt(session, positions, bodyOf);
        const { parts } = composePrompt(session, positions, () => undefined);
        expect(parts).toEqual([]);
      }),
    );
  });
});
