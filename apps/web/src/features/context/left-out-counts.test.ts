import { openSession, planContext } from "@leafwalk/core";
import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import { factsOf } from "../../source/test-bytes.ts";
import { countLeftOut } from "./left-out-counts.ts";

describe("countLeftOut", () => {
  it("counts by rule, names the kinds that are never sent, and adds up to what is not sent", () => {
    const built = new SessionBuilder()
      .entry("model_change", { model: "acme/acme-1" })
      .user("a")
      .assistant("b", { stopReason: "aborted" })
      .entry("thinking_level_change", { thinkingLevel: "high" })
      .user("c");
    const session = openSession(factsOf(built.bytes()));
    const plan = planContext(session, session.leaf, "llm");
    const counts = countLeftOut(session, plan);
    expect(counts).toEqual([
      {
        reason: "not-a-message",
        count: 2,
        first: 0,
        kinds: [expect.stringMatching(/model/i), expect.stringMatching(/thinking/i)],
      },
      { reason: "aborted", count: 1, first: 2, kinds: [] },
    ]);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(plan.omitted.length);
  });
});
