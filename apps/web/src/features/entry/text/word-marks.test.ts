import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDiff } from "./diff-lines.ts";
import { mergeMarks } from "./merge-marks.ts";
import { markWords } from "./word-marks.ts";

/** The words that are marked, by line. */
function marked(diff: string): string[][] {
  const lines = readDiff(diff);
  const marks = markWords(lines);
  return lines.map(({ text }, i) => (marks.get(i) ?? []).map(([from, to]) => text.slice(from, to)));
}

describe("markWords", () => {
  it("marks the words that changed in a pair of lines", () => {
    const diff =
      "@@ -1,2 +1,2 @@\n-NOT: { parse: negate, bp: 10 },\n+NOT: { parse: negate, bp: 30 },";
    expect(marked(diff)).toEqual([[], ["10"], ["30"]]);
  });

  it("marks nothing where little stays the same", () => {
    expect(marked("@@ -1 +1 @@\n-alpha beta\n+entirely different words")).toEqual([[], [], []]);
  });

  it("pairs lines in order, and leaves alone those without a partner", () => {
    const diff = "@@ -1,2 +1 @@\n-let a = 1;\n-let b = 2;\n+let a = 7;";
    expect(marked(diff)).toEqual([[], ["1"], [], ["7"]]);
  });
});

describe("mergeMarks", () => {
  it("cuts runs at marks and loses no text", () => {
    const words = fc.array(fc.string({ minLength: 1, maxLength: 5 }), { maxLength: 8 });
    const cuts = fc.array(fc.tuple(fc.nat(20), fc.nat(6)), { maxLength: 4 });
    fc.assert(
      fc.property(words, cuts, (texts, spans) => {
        const line = texts.join("");
        let at = 0;
        const marks = spans.map(([gap, length]): [number, number] => {
          const from = Math.min(at + gap, line.length);
          at = Math.min(from + length, line.length);
          return [from, at];
        });
        const runs = mergeMarks(
          texts.map((text) => ({ text, tone: undefined })),
          marks,
        );
        expect(runs.map(({ text }) => text).join("")).toBe(line);
        const length = runs
          .filter(({ isMarked }) => isMarked)
          .reduce((sum, run) => sum + run.text.length, 0);
        expect(length).toBe(marks.reduce((sum, [from, to]) => sum + to - from, 0));
      }),
    );
  });
});
