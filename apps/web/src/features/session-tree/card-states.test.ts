import { planContext } from "@leafwalk/core";
import { call, SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import { sessionInMemory } from "../../source/test-bytes.ts";
import { readCardStates } from "./card-states.ts";

/** State of every card, by its first entry. */
function statesOf(builder: SessionBuilder, leaf?: string): string[] {
  const { session, cards } = sessionInMemory(builder.bytes()).open;
  const at = leaf === undefined ? session.leaf : session.find(leaf);
  const states = readCardStates(session, cards, planContext(session, at, "llm"));
  return [...cards].map((card, index) => `${session.idOf(card.positions[0]!)} ${states.of(index)}`);
}

describe("readCardStates", () => {
  it("tells what is sent, what is left out and what is off the path", () => {
    const session = new SessionBuilder()
      .user("one")
      .assistant("two")
      .goTo("e1")
      .assistant([call("k1")], { stopReason: "aborted" })
      .user("three");
    expect(statesOf(session)).toEqual(["e1 sent", "e2 off-path", "e3 left-out", "e4 sent"]);
    expect(statesOf(session, "e2")).toEqual(["e1 sent", "e2 sent", "e3 off-path", "e4 off-path"]);
  });

  it("keeps what a compaction kept bright, up to its bar", () => {
    const session = new SessionBuilder()
      .user("one")
      .user("two")
      .entry("compaction", { summary: "One.", firstKeptEntryId: "e2", tokensBefore: 9 })
      .user("three");
    expect(statesOf(session)).toEqual(["e1 left-out", "e2 sent", "e3 sent", "e4 sent"]);
  });

  it("lets a change of state look as what it stands before", () => {
    const session = new SessionBuilder()
      .entry("model_change", { model: "acme/one" })
      .user("one")
      .entry("reset_boundary")
      .user("two");
    expect(statesOf(session)).toEqual(["e1 left-out", "e2 left-out", "e3 sent", "e4 sent"]);
  });

  it("sends a card when any of its entries is sent", () => {
    const session = new SessionBuilder()
      .user("one")
      .assistant("two")
      .assistant("three", { stopReason: "aborted" });
    expect(statesOf(session)).toEqual(["e1 sent", "e2 sent"]);
  });
});
