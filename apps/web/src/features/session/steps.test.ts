import { planContext } from "@leafwalk/core";
import { call, SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import { sessionInMemory } from "../../source/test-bytes.ts";
import { type Step, stepFrom } from "./steps.ts";

const built = new SessionBuilder()
  .user("one") // 0
  .assistant([call("k1")]) // 1
  .result("k1", "output", { isError: true }) // 2
  .assistant("off the path") // 3
  .goTo("e3")
  .entry("thinking_level_change", { thinkingLevel: "high" }) // 4
  .assistant("stopped", { stopReason: "aborted" }) // 5
  .user("two") // 6
  .entry("label", { targetId: "e1", label: "start" }) // 7
  .assistant("done"); // 8
const { session } = sessionInMemory(built.bytes()).open;
const plan = planContext(session, session.leaf, "llm");
const step = (from: number, how: Step, isContext = true) =>
  stepFrom({ session, plan, from, isContext }, how);

describe("stepFrom", () => {
  const cases: [desc: string, from: number, step: Step, to: number | undefined][] = [
    ["over results", 1, "next-message", 6],
    ["back to what is sent", 6, "previous-message", 1],
    ["from an entry that is not sent", 5, "next-message", 6],
    ["from an entry that is not sent, back", 5, "previous-message", 1],
    ["nowhere behind the last", 8, "next-message", undefined],
    ["to the user's message before", 8, "previous-user", 6],
    ["to the user's message behind", 0, "next-user", 6],
    ["nowhere before the first", 0, "previous-user", undefined],
    ["to a branch point", 0, "next-branch", 2],
    ["back to a branch point", 8, "previous-branch", 2],
    ["to the first label again", 8, "next-label", 0],
    ["to what failed next", 0, "next-failure", 2],
    ["nowhere behind what failed last", 2, "next-failure", undefined],
    ["back to what failed", 8, "previous-failure", 2],
    ["to the first message", 8, "first", 0],
    ["to the last message", 0, "last", 8],
  ];
  it.each(cases)("goes %s", (_, from, how, to) => {
    expect(step(from, how)).toBe(to);
  });

  it("stops at what is not sent where the transcript shows it", () => {
    expect(step(1, "next-message", false)).toBe(5);
    expect(step(8, "previous-failure", false)).toBe(5);
  });
});
