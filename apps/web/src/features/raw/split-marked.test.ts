import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitMarked } from "./split-marked.ts";

describe("splitMarked", () => {
  it("leaves a text without marks in one", () => {
    expect(splitMarked("a\nb", new Map())).toEqual([{ line: 0, text: "a\nb", words: undefined }]);
    expect(splitMarked("", undefined)).toEqual([{ line: 0, text: "", words: undefined }]);
  });

  it("takes each marked line out, wherever it stands", () => {
    const marks = new Map([
      [3, "last"],
      [0, "first"],
    ]);
    expect(splitMarked("a\nb\nc\nd", marks)).toEqual([
      { line: 0, text: "a", words: "first" },
      { line: 1, text: "b\nc", words: undefined },
      { line: 3, text: "d", words: "last" },
    ]);
  });

  it("loses no line and no mark of what is drawn", () => {
    const marksOf = fc.dictionary(fc.nat(8).map(String), fc.string());
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[^\n]*$/)), marksOf, (lines, words) => {
        const text = lines.join("\n");
        const marks = new Map(Object.entries(words).map(([line, told]) => [Number(line), told]));
        const stretches = splitMarked(text, marks);
        expect(stretches.map((stretch) => stretch.text).join("\n")).toBe(text);
        const drawn = text.split("\n").length;
        const told = stretches.filter((stretch) => stretch.words !== undefined);
        expect(told.map(({ line }) => line)).toEqual(
          [...marks.keys()].filter((line) => line < drawn).sort((a, b) => a - b),
        );
      }),
    );
  });
});
