import { openSession } from "@leafwalk/core";
import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import { factsOf } from "../../source/test-bytes.ts";
import { stepToUser } from "./step-to-user.ts";

describe("stepToUser", () => {
  const built = new SessionBuilder()
    .user("a")
    .assistant("b")
    .assistant("c")
    .user("d")
    .assistant("e");
  const session = openSession(factsOf(built.bytes()));
  const path = session.pathOf(session.leaf);

  it("goes from one user message to the next, from wherever one is", () => {
    expect(stepToUser(session, path, 0, 1)).toBe(3);
    expect(stepToUser(session, path, 2, 1)).toBe(3);
    expect(stepToUser(session, path, 4, -1)).toBe(3);
    expect(stepToUser(session, path, 3, -1)).toBe(0);
  });

  it("ends at the ends", () => {
    expect(stepToUser(session, path, 0, -1)).toBeUndefined();
    expect(stepToUser(session, path, 3, 1)).toBeUndefined();
  });
});
