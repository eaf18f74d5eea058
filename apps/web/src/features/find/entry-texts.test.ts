import { entryDeclarations, openSession, readBody, roleDeclarations } from "@leafwalk/core";
import { call, SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import { factsOf } from "../../source/test-bytes.ts";
import { bodyTexts, headTexts } from "./entry-texts.ts";

function textsAt(built: SessionBuilder, position: number) {
  const bytes = built.bytes();
  const facts = factsOf(bytes);
  const session = openSession(facts);
  const from = facts.offset[position]!;
  const raw = readBody(bytes.subarray(from, from + facts.length[position]!)) ?? {};
  return {
    head: headTexts(session, position),
    body: bodyTexts(session, position, session.migrate(position, raw)),
  };
}

describe("bodyTexts", () => {
  it("are what can be read of a turn, part by part", () => {
    const built = new SessionBuilder().assistant([
      { type: "thinking", thinking: "First look." },
      { type: "text", text: "I **run** it." },
      call("c1", "bash", { command: 'echo "hi"\nls' }),
      { type: "image", data: "AAAA", mimeType: "image/png" },
    ]);
    expect(textsAt(built, 0).body).toEqual([
      { part: "thinking", text: "First look." },
      { part: "", text: "I **run** it." },
      { part: "bash", text: "bash" },
      { part: "bash", text: 'command: echo "hi"\nls' },
    ]);
  });

  it("are an output without what it tells the terminal", () => {
    const built = new SessionBuilder().result("c1", "\u001b[31mFA\u001b[1mIL\u001b[0m here");
    expect(textsAt(built, 0).body).toEqual([{ part: "", text: "FAIL here" }]);
  });

  it("hold the system prompt that a compaction carries", () => {
    const systemMessage = { role: "system", content: "Be brief." };
    const built = new SessionBuilder().entry("compaction", { summary: "Done.", systemMessage });
    expect(textsAt(built, 0).body.map(({ text }) => text)).toEqual(["Done.", "Be brief."]);
  });

  it("are there for any entry type and any role, whatever it holds", () => {
    const built = new SessionBuilder();
    for (const { type } of entryDeclarations) built.entry(type);
    for (const { role } of roleDeclarations) built.entry("message", { message: { role } });
    built.entry("from-tomorrow", { data: { inside: "kept" } });
    const { count } = openSession(factsOf(built.bytes()));
    for (let position = 0; position < count; position++) textsAt(built, position);
    expect(textsAt(built, count - 1).body).toContainEqual({ part: "", text: "inside: kept" });
  });
});

describe("headTexts", () => {
  it("are the key, the type in both languages, and the label", () => {
    const built = new SessionBuilder()
      .entry("thinking_level_change", { thinkingLevel: "high" })
      .entry("label", { targetId: "e1", label: "from here" });
    expect(textsAt(built, 0).head).toEqual([
      { part: "id", text: "e1" },
      { part: "type", text: "Thinking level" },
      { part: "type", text: "thinking_level_change" },
      { part: "label", text: "from here" },
    ]);
  });

  it("do not name the messages of the conversation: the words are wanted, not every one of them", () => {
    const built = new SessionBuilder().user("a").assistant("b").result("c", "d");
    for (const position of [0, 1, 2]) {
      expect(textsAt(built, position).head.map(({ part }) => part)).toEqual(["id"]);
    }
  });
});
