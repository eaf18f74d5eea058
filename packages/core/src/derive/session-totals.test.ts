import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openBuilt, openBytes, openFixture } from "../testing/read-fixture.ts";
import { damagedBytesArbitrary } from "../testing/session-arbitrary.ts";
import { call, SessionBuilder } from "../testing/session-builder.ts";
import { buildCards } from "../tree/cards.ts";
import type { Session } from "../tree/session.ts";
import { countTotals } from "./session-totals.ts";
import { findSettingEntries } from "./setting-entries.ts";

const totalsOf = (session: Session, positions?: Iterable<number>) =>
  countTotals(session, buildCards(session), positions);
const totalsIn = (builder: SessionBuilder) => totalsOf(openBuilt(builder).session);

describe("countTotals", () => {
  it("counts a file, and a path of it", () => {
    const { session } = openFixture("bushy.jsonl");
    const [whole, path] = [totalsOf(session), totalsOf(session, session.pathOf(session.leaf))];
    expect(whole).toMatchObject({
      entries: 23,
      userMessages: 5,
      calls: 5,
      failures: 1,
      compactions: 1,
      branchPoints: 1,
      tips: 2,
      answers: [["acme/acme-1", 8]],
    });
    expect(path).toMatchObject({ entries: 18, userMessages: 4, calls: 4, failures: 0, tips: 1 });
    expect(whole.tools.find(({ name }) => name === "bash")).toEqual({
      name: "bash",
      calls: 2,
      failures: 1,
    });
    expect(whole.turns).toBe([...buildCards(session)].filter((c) => c.kind === "turn").length);
  });

  it("counts a failure for the tool that was called, whatever the result says of itself", () => {
    const failed = { isError: true, toolName: "other" };
    const file = new SessionBuilder()
      .assistant([call("k", "read")])
      .result("k", "no", failed)
      .result("gone", "no", failed)
      // What the user ran is no call of the agent.
      .entry("message", { message: { role: "bashExecution", command: "x", exitCode: 1 } });
    const { tools, failures } = totalsIn(file);
    expect(failures).toBe(2);
    expect(tools).toEqual([
      { name: "read", calls: 1, failures: 1 },
      { name: "other", calls: 0, failures: 1 },
    ]);
  });

  it("tells what was recorded as nothing from what was not recorded", () => {
    const spent = (usage: unknown) =>
      totalsIn(new SessionBuilder().assistant("a", { usage })).usage;
    expect(spent(undefined)).toEqual({ unknownTurns: 1 });
    expect(spent({ cost: { total: 0 } })).toEqual({ cost: 0, unknownTurns: 0 });
    expect(spent({ input: 3, output: 0 })).toEqual({
      input: 3,
      output: 0,
      totalTokens: 3,
      unknownTurns: 0,
    });
  });

  it("counts no more on a path than in the file, and the whole as the sum of all entries", () => {
    fc.assert(
      fc.property(damagedBytesArbitrary, (bytes) => {
        const { session } = openBytes(bytes);
        const whole = totalsOf(session);
        const path = totalsOf(session, session.pathOf(session.leaf));
        expect(whole.entries).toBe(session.count);
        expect(whole.tips).toBe(session.tips().length);
        for (const key of ["userMessages", "turns", "calls", "added", "compactions"] as const) {
          expect(path[key]).toBeLessThanOrEqual(whole[key]);
        }
      }),
    );
  });
});

describe("findSettingEntries", () => {
  it("gives the last entry that sets each, and none for what nobody set", () => {
    const { session } = openBuilt(
      new SessionBuilder()
        .entry("thinking_level_change", { thinkingLevel: "low" })
        .entry("thinking_level_change", { thinkingLevel: "high" })
        .entry("service_tier_change", { serviceTier: "priority" })
        .entry("service_tier_change", { serviceTier: null }),
    );
    expect(findSettingEntries(session, session.pathOf(session.leaf))).toEqual({
      thinkingLevel: 1,
      serviceTier: 3,
    });
    expect(session.rareOf(2).serviceTier).toBe("priority");
    expect(session.rareOf(3).serviceTier).toBe("");
  });
});
