import { describe, expect, it } from "vitest";
import { formatDuration } from "./duration.ts";
import { formatTokens } from "./tokens.ts";

describe("formatTokens", () => {
  it.each([
    [0, "0"],
    [840, "840"],
    [8200, "8.2k"],
    [9000, "9k"],
    [99_960, "100k"],
    [148_321, "148k"],
    [999_700, "1M"],
    [1_240_000, "1.2M"],
  ])("writes %d as %s", (tokens, text) => {
    expect(formatTokens(tokens)).toBe(text);
  });
});

describe("formatDuration", () => {
  it.each([
    [100, "0.1 s"],
    [21_400, "21.4 s"],
    [59_960, "1 m 00 s"],
    [123_000, "2 m 03 s"],
    [3_599_900, "1 h 00 m"],
    [3_840_000, "1 h 04 m"],
    [266_400_000, "3 d 02 h"],
  ])("writes %d ms as %s", (milliseconds, text) => {
    expect(formatDuration(milliseconds)).toBe(text);
  });
});
