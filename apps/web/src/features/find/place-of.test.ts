import { openSession, planContext } from "@leafwalk/core";
import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import { factsOf } from "../../source/test-bytes.ts";
import { readPlaces, tipBehind } from "./place-of.ts";

const built = new SessionBuilder()
  .user("replaced") // 0
  .user("left") // 1
  .user("a branch of the branch") // 2
  .goTo("e2")
  .user("and another") // 3
  .goTo("e1")
  .entry("thinking_level_change", { thinkingLevel: "high" }) // 4
  .user("kept") // 5
  .entry("compaction", { summary: "Done.", firstKeptEntryId: "e6" }) // 6
  .assistant("sent"); // 7
const session = openSession(factsOf(built.bytes()));

describe("readPlaces", () => {
  it("tells where an entry is as seen from the leaf", () => {
    const placeOf = readPlaces(planContext(session, session.leaf, "llm"));
    expect([0, 1, 2, 5, 6, 7].map(placeOf)).toEqual([
      "left-out",
      "other-branch",
      "other-branch",
      "sent",
      "sent",
      "sent",
    ]);
    expect(placeOf(4)).not.toBe("sent");
  });
});

describe("tipBehind", () => {
  it("is where the branch led to in the end", () => {
    expect([0, 1, 2, 7].map((position) => tipBehind(session, position))).toEqual([7, 3, 2, 7]);
  });
});
