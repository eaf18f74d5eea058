import { planContext } from "@leafwalk/core";
import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import { sessionInMemory } from "../../source/test-bytes.ts";
import { missingParent, unrecorded, writerOf } from "./origin.ts";

const sessionOf = (builder: SessionBuilder) => sessionInMemory(builder.bytes()).open.session;

describe("writerOf", () => {
  it.each([
    ["pi", "a session name", new SessionBuilder().entry("session_info", { name: "x" })],
    ["pi", "a model in the header", new SessionBuilder({ modelId: "m" }).user("x")],
    ["omp", "a mode", new SessionBuilder().entry("mode_change", { mode: "plan" })],
    ["omp", "nothing that tells", new SessionBuilder().user("x")],
  ])("is %s by %s", (writer, _, builder) => {
    expect(writerOf(sessionOf(builder))).toBe(writer);
  });
});

describe("unrecorded", () => {
  it("is nothing where the system prompt is in the file", () => {
    const session = sessionOf(
      new SessionBuilder()
        .entry("message", { message: { role: "system", content: "Be brief." } })
        .user("x"),
    );
    expect(unrecorded(session, planContext(session, session.leaf, "llm"))).toBeUndefined();
    expect(unrecorded(session, planContext(session, -1, "llm"))).toMatch(/system prompt/);
  });
});

describe("missingParent", () => {
  const missingOf = (builder: SessionBuilder) => {
    const session = sessionOf(builder);
    return missingParent(session, planContext(session, session.leaf, "llm"));
  };

  it("is the parent that the first entry names and the file does not hold", () => {
    expect(missingOf(new SessionBuilder().goTo("gone").user("x").assistant("y"))).toBe("gone");
  });

  it("is nothing for a lawful root, an entry that is its own parent, and no entry at all", () => {
    expect(missingOf(new SessionBuilder().user("x"))).toBeUndefined();
    expect(missingOf(new SessionBuilder().user("x", { parentId: "e1" }))).toBeUndefined();
    expect(missingOf(new SessionBuilder())).toBeUndefined();
  });
});
