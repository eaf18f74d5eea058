import { openSession, planContext } from "@leafwalk/core";
import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import { factsOf } from "../../source/test-bytes.ts";
import { countLeftOut, nextLeftOut } from "./left-out-counts.ts";

describe("countLeftOut", () => {
  it("counts by rule, names the kinds that are never sent, and adds up to what is not sent", () => {
    const built = new SessionBuilder()
      .entry("model_change", { model: "acme/acme-1" })
      .user("a")
      .assistant("b", { stopReason: "aborted" })
      .entry("thinking_level_change", { thinkingLevel: "high" })
      .user("c")
      .entry("thinking_level_change", { thinkingLevel: "low" })
      .user("d");
    const session = openSession(factsOf(built.bytes()));
    const plan = planContext(session, session.leaf, "llm");
    const counts = countLeftOut(session, plan);
    expect(counts).toEqual([
      {
        reason: "not-a-message",
        positions: [0, 3, 5],
        kinds: [
          ["Thinking level", 2],
          ["Model", 1],
        ],
      },
      { reason: "aborted", positions: [2], kinds: [] },
    ]);
    const sum = counts.reduce((all, { positions }) => all + positions.length, 0);
    expect(sum).toBe(plan.omitted.length);

    const [never] = counts;
    const next = (from: number | undefined) => never && nextLeftOut(never, plan.path, from);
    expect([undefined, 0, 1, 3, 5, 6].map(next)).toEqual([0, 3, 3, 5, 0, 0]);
  });
});
