import { describe, expect, it } from "vitest";
import { countStatuses, listedStatusOf } from "./listed-status.ts";

describe("listedStatusOf", () => {
  it("knows nothing of a file before it is read, and never anything of one that cannot be", () => {
    expect(listedStatusOf({ summary: null, damaged: null })).toBe("unread");
    expect(listedStatusOf({ summary: null, damaged: "cannot be read" })).toBe("unknown");
    expect(listedStatusOf({ summary: { status: "aborted" }, damaged: null })).toBe("aborted");
  });

  it("counts each session once", () => {
    const counts = countStatuses([
      { summary: null, damaged: null },
      { summary: { status: "error" }, damaged: null },
      { summary: { status: "error" }, damaged: null },
    ]);
    expect(counts).toMatchObject({ unread: 1, error: 2, complete: 0 });
  });
});
