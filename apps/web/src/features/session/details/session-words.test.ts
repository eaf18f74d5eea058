import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import { sessionInMemory } from "../../../source/test-bytes.ts";
import { tellDuration, tellVersion } from "./session-words.ts";

describe("tellVersion", () => {
  const version = (header: Record<string, unknown> | null) =>
    tellVersion(sessionInMemory(new SessionBuilder(header).user("q").bytes()).open.session);
  it.each([
    [{}, "3"],
    [{ version: 2 }, "2, read as 3"],
    [{ version: undefined }, "not written, which means 1, read as 3"],
    [{ version: 9 }, "9, newer than Leafwalk knows"],
    [null, "not recorded, read as 3"],
  ])("of %j is %s", (header, words) => {
    expect(version(header)).toBe(words);
  });
});

describe("tellDuration", () => {
  it("is unknown where a time is, or where the clock ran backwards", () => {
    expect(tellDuration(0, 60_000)).toBe("1 m 00 s");
    expect(tellDuration(Number.NaN, 1)).toBeUndefined();
    expect(tellDuration(2, 1)).toBeUndefined();
  });
});
