import { describe, expect, test } from "vitest";
import { judge } from "./judge.ts";

const row = { what: "reading", unit: "ms" } as const;

describe("a limit in times the floor", () => {
  const limit = { times: 3 };

  test("holds up to that ratio", () => {
    expect(judge({ ...row, ours: 30, floor: 10, limit })).toEqual({ ratio: 3, verdict: "ok" });
    expect(judge({ ...row, ours: 31, floor: 10, limit }).verdict).toBe("broken");
  });

  test("is broken without a floor to hold it against", () => {
    expect(judge({ ...row, ours: 1, limit }).verdict).toBe("broken");
    expect(judge({ ...row, ours: 1, floor: 0, limit }).verdict).toBe("broken");
  });
});

describe("a limit by itself", () => {
  const limit = { atMost: 100 };

  test("holds up to that value, whatever the floor is", () => {
    expect(judge({ ...row, ours: 100, limit })).toEqual({ ratio: undefined, verdict: "ok" });
    expect(judge({ ...row, ours: 100, floor: 1, limit })).toEqual({ ratio: 100, verdict: "ok" });
    expect(judge({ ...row, ours: 100.5, limit }).verdict).toBe("broken");
  });

  test("is broken by what could not be measured", () => {
    expect(judge({ ...row, ours: Number.NaN, limit }).verdict).toBe("broken");
  });
});

test("a figure without a limit is told, with its ratio", () => {
  expect(judge({ ...row, ours: 8, floor: 4 })).toEqual({ ratio: 2, verdict: "told" });
});
