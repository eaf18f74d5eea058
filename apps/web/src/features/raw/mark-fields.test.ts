import type { Diagnostic, DiagnosticCode } from "@leafwalk/core";
import { describe, expect, it } from "vitest";
import { markFields } from "./mark-fields.ts";

const json = JSON.stringify(
  { message: { parentId: "inner" }, parentId: "gone", timestamp: "noon" },
  null,
  2,
);

const found = (code: DiagnosticCode, message: string): Diagnostic => ({
  line: 3,
  code,
  severity: "warning",
  message,
});

describe("markFields", () => {
  it("marks the outermost field of that name, with what is odd about it", () => {
    const marks = markFields(json, [found("missing-parent", "Parent gone is missing")]);
    expect([...marks]).toEqual([[4, "Parent gone is missing"]]);
  });

  it("says everything that is odd about one field", () => {
    const marks = markFields(json, [
      found("missing-parent", "Missing"),
      found("parent-cycle", "A cycle"),
      found("bad-timestamp", "No time"),
    ]);
    expect([...marks]).toEqual([
      [4, "Missing; A cycle"],
      [5, "No time"],
    ]);
  });

  it("marks nothing where the field is absent or the diagnostic is about all of it", () => {
    expect(markFields(json, [found("duplicate-id", "Twice")]).size).toBe(0);
    expect(markFields(json, [found("record-spans-lines", "Two lines")]).size).toBe(0);
  });
});
