import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import { describeRow } from "./row-words.ts";
import { drawShape, hatchLines } from "./shape.ts";
import { readRow, rowOf } from "./test-rows.ts";

const now = Date.UTC(2026, 10, 30, 12);

describe("describeRow", () => {
  it("says what is known before the file was read, and leaves the rest open", () => {
    const row = describeRow(rowOf("a", { firstPrompt: "hello" }), "querykit", now);
    expect(row).toMatchObject({ title: "Title of a", project: "querykit", line: "", model: "" });
    expect(row.entries).toBeUndefined();
    expect(row.shape).toBeUndefined();
  });

  it("claims nothing of a file that was not looked at yet", () => {
    const unread = rowOf("a", { titleOrigin: "time", title: "a.jsonl", cwd: null });
    const row = describeRow(unread, "No folder recorded", now);
    expect(row).toMatchObject({ title: "a.jsonl", project: "", line: "Being read …" });
  });

  it("says more once it was", () => {
    const session = new SessionBuilder({ title: "Port the table" })
      .user("/mode plan")
      .assistant("Safari needs a row height")
      .user("Go on")
      .goTo("e1")
      .assistant("Another way");
    const row = describeRow(readRow("a", session), "docs-site", now);
    expect(row).toMatchObject({
      title: "Port the table",
      line: "Another way",
      model: "acme-1",
      entries: 4,
      shape: { words: "2 leaves" },
    });
  });

  it("calls a session without a name by its first question", () => {
    const session = new SessionBuilder()
      .user("/mode plan")
      .user("look at the test")
      .assistant("Yes");
    expect(describeRow(readRow("a", session), "x", now)).toMatchObject({
      title: "Untitled · “look at the test”",
      line: "Began with /mode plan · Yes",
    });
  });

  it("says what is wrong with a damaged file in the place of its last words", () => {
    const session = new SessionBuilder().user("hello").assistant("words").raw("{broken");
    const row = describeRow(readRow("a", session, { damaged: "Line 4 is cut short" }), "x", now);
    expect(row).toMatchObject({ line: "Line 4 is cut short", isDamaged: true });
    expect(row.diagnostics).toBeGreaterThan(0);
  });

  it("says where it was forked from, also when that is nowhere", () => {
    const found = rowOf("a", { parent: { state: "found", key: "p", title: "The plan" } });
    expect(describeRow(found, "x", now).lineage?.explained).toBe("Forked from “The plan”");
    const missing = rowOf("a", { parent: { state: "missing", name: "old.jsonl" } });
    expect(describeRow(missing, "x", now).lineage?.explained).toContain("not here");
    const loop = rowOf("a", { parent: { state: "loop" } });
    expect(describeRow(loop, "x", now).lineage?.word).toBe("fork in a loop");
  });

  it("takes the time of the last message, and the file's where there is none", () => {
    const row = rowOf("a", { modified: 5000 });
    expect(describeRow(row, "x", now).time).toBe(5000);
    expect(describeRow({ ...row, lastActivity: 4000 }, "x", now).time).toBe(4000);
  });
});

describe("drawShape", () => {
  const outline = { pathLength: 400, compactions: [0.25, 0.7], branches: [], moreBranches: 0 };

  it("is longer the more entries there are, and stays inside", () => {
    const lengths = [1, 10, 100, 1000, 1e6].map(
      (pathLength) => drawShape({ ...outline, pathLength }).leaf,
    );
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(lengths.at(-1)).toBeLessThanOrEqual(120);
  });

  it("hatches up to the last compaction", () => {
    const { ticks, replaced } = drawShape(outline);
    expect(replaced).toBe(ticks[1]);
    const ends = [...hatchLines(replaced!, 16).matchAll(/M([\d.]+)/g)].map(
      ([, x]) => Number(x) + 6,
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(replaced! + 1);
  });

  it("draws branches below the line, one under the other, inside the picture", () => {
    const branches = [0.1, 0.5, 0.99].map((at) => [at, 1] as const);
    const drawn = drawShape({ ...outline, branches });
    const levels = drawn.branches.map(({ tip: [, level] }) => level);
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(Math.min(drawn.y, ...levels)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...levels)).toBeLessThanOrEqual(29);
    for (const { tip } of drawn.branches) expect(tip[0]).toBeLessThanOrEqual(112);
  });
});
