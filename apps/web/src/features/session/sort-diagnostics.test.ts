import type { Diagnostic } from "@leafwalk/core";
import { describe, expect, it } from "vitest";
import { countSeverities, sortDiagnostics } from "./sort-diagnostics.ts";

describe("sortDiagnostics", () => {
  const found: Diagnostic[] = [
    { line: 3, code: "unknown-type", severity: "info", message: "a" },
    { line: 9, code: "malformed-line", severity: "error", message: "b" },
    { line: 5, code: "missing-parent", severity: "warning", message: "c" },
    { line: 2, code: "nul-bytes", severity: "error", message: "d" },
  ];

  it("puts errors first, then goes by line", () => {
    expect(
      sortDiagnostics(found)
        .map(({ message }) => message)
        .join(""),
    ).toBe("dbca");
  });

  it("counts each severity", () => {
    expect(countSeverities(found)).toEqual({ error: 2, warning: 1, info: 1 });
  });
});
