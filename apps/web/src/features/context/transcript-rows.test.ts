import { planContext } from "@leafwalk/core";
import { call, SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import { sessionInMemory } from "../../source/test-bytes.ts";
import type { Row } from "./rows.ts";
import { listTranscript } from "./transcript-rows.ts";

function outline(builder: SessionBuilder): string[] {
  const { session } = sessionInMemory(builder.bytes()).open;
  return listTranscript(session, planContext(session, session.leaf, "llm")).map(outlineRow);
}

function outlineRow(row: Row): string {
  if (row.kind === "message") return `${row.message.position} ${results(row.results)}`.trim();
  if (row.kind === "left-out-entry")
    return `not sent ${row.position} ${results(row.results)}`.trim();
  return "positions" in row ? `${row.kind} ${row.positions.join()}` : row.kind;
}

function results(map: ReadonlyMap<string, number>): string {
  return [...map].map(([id, at]) => `${id}=${at}`).join();
}

describe("listTranscript", () => {
  it("keeps the order of the path, with the compaction where it happened", () => {
    const session = new SessionBuilder()
      .entry("model_change", { model: "acme/one" })
      .user("one")
      .assistant("two")
      .user("three")
      .entry("compaction", { summary: "One.", firstKeptEntryId: "e4", tokensBefore: 9 })
      .user("five");
    expect(outline(session)).toEqual(["state 0", "not sent 1", "not sent 2", "3", "bar 4", "5"]);
  });

  it("leaves out nothing: aborted turns, resets, state and unknown kinds are there", () => {
    const session = new SessionBuilder()
      .user("one")
      .assistant([call("k1")], { stopReason: "aborted" })
      .result("k1", "stopped")
      .entry("reset_boundary")
      .entry("scratchpad", { note: "x" })
      .entry("thinking_level_change", { thinkingLevel: "high" })
      .user("two");
    expect(outline(session)).toEqual([
      "not sent 0",
      "not sent 1 k1=2",
      "bar 3",
      "not sent 4",
      "state 5",
      "6",
    ]);
  });

  it("puts results into the cards of their calls, and those without one by themselves", () => {
    const session = new SessionBuilder()
      .assistant([call("k1")])
      .result("k1", "once")
      .result("k9", "from nowhere");
    expect(outline(session)).toEqual(["0 k1=1", "2"]);
  });
});
