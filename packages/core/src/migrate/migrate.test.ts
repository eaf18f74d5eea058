import { describe, expect, it } from "vitest";
import { checkSteps, migrateRecord, migrationSteps } from "./index.ts";

describe("migration steps", () => {
  it("are refused with a gap or too few of them", () => {
    expect(() => checkSteps(migrationSteps.slice(1))).toThrow("expected 1 to 2");
    expect(() => checkSteps(migrationSteps.slice(0, 1))).toThrow("end at version 2, expected 3");
  });

  it("are each used by an old record", () => {
    const context = { id: "i", parentId: null, idOfRecord: () => "kept" };
    const old = { type: "compaction", firstKeptEntryIndex: 2 };
    expect(migrateRecord(old, 1, context)).toEqual({
      type: "compaction",
      id: "i",
      parentId: null,
      firstKeptEntryId: "kept",
    });
    const hook = { type: "message", id: "x", message: { role: "hookMessage", content: "c" } };
    expect(migrateRecord(hook, 2, context)).toEqual({
      ...hook,
      message: { role: "custom", content: "c" },
    });
    expect(migrateRecord(hook, 3, context)).toBe(hook);
  });
});
