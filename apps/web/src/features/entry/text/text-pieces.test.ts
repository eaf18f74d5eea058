import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countLines, endOfPiece, foldLines, foldMiddle, PIECE } from "./text-pieces.ts";

const linesOf = (count: number) => Array.from({ length: count }, (_, i) => `line ${i}`).join("\n");

describe("foldLines", () => {
  it("folds what is longer than 24 lines and says how many are hidden", () => {
    const { head, hiddenLines } = foldLines(linesOf(136));
    expect(countLines(head)).toBe(24);
    expect(hiddenLines).toBe(112);
  });

  it("hides nothing that would be less than the button is worth", () => {
    expect(foldLines(linesOf(31)).hiddenLines).toBe(0);
    expect(foldLines(linesOf(32)).hiddenLines).toBe(8);
  });

  it("folds a single line of great length", () => {
    const { head, hiddenLines } = foldLines("fruit ".repeat(5000));
    expect(head.length).toBe(2400);
    expect(hiddenLines).toBe(0);
  });

  it("never cuts inside a character", () => {
    const { head } = foldLines(`a${"🍎".repeat(5000)}`);
    expect(() => encodeURIComponent(head)).not.toThrow();
  });

  it("gives a head that the text begins with, for any text", () => {
    const texts = fc.array(fc.oneof(fc.constant("\n"), fc.string({ maxLength: 400 })), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(texts, (pieces) => {
        const text = pieces.join("");
        const { head, hiddenLines } = foldLines(text);
        expect(text.startsWith(head)).toBe(true);
        if (hiddenLines === 0 && head.length < text.length)
          expect(text.length).toBeGreaterThan(2400);
        if (hiddenLines > 0) expect(countLines(text.slice(head.length + 1))).toBe(hiddenLines);
      }),
    );
  });
});

describe("foldMiddle", () => {
  it("keeps the first lines and the last", () => {
    const folded = foldMiddle(`${linesOf(136)}\n`);
    expect(folded?.head.split("\n")).toHaveLength(6);
    expect(folded?.tail.trimEnd().split("\n")).toHaveLength(18);
    expect(folded?.tail.endsWith("line 135\n")).toBe(true);
    expect(folded?.hiddenLines).toBe(112);
  });

  it("hides nothing that would be less than the button is worth", () => {
    expect(foldMiddle(linesOf(31))).toBeUndefined();
    expect(foldMiddle(linesOf(32))?.hiddenLines).toBe(8);
    expect(foldMiddle("")).toBeUndefined();
  });

  it("gives two ends of any text that do not overlap, and cuts no character", () => {
    const piece = fc.oneof(
      fc.constantFrom("\n", "🍎".repeat(3000), "x".repeat(6000)),
      fc.string({ maxLength: 400 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join("");
        const folded = foldMiddle(text);
        if (!folded) return;
        const { head, tail } = folded;
        expect(text.startsWith(head) && text.endsWith(tail)).toBe(true);
        expect(head.length + tail.length).toBeLessThan(text.length);
        expect(head.length + tail.length).toBeLessThan(10_000);
        expect(() => encodeURIComponent(head + tail)).not.toThrow();
      }),
    );
  });
});

describe("endOfPiece", () => {
  it("takes a text to its end in pieces that are whole lines where it can", () => {
    const text = `${"x".repeat(90)}\n`.repeat(2000);
    const pieces: string[] = [];
    for (let from = 0; from < text.length; from = endOfPiece(text, from)) {
      pieces.push(text.slice(from, endOfPiece(text, from)));
    }
    expect(pieces.join("")).toBe(text);
    for (const piece of pieces) {
      expect(piece.length).toBeLessThanOrEqual(PIECE + 1);
      expect(piece.endsWith("\n")).toBe(true);
    }
  });

  it("ends before half a character", () => {
    const text = "🍎".repeat(PIECE);
    expect(text.slice(0, endOfPiece(`a${text}`, 0)).length % 2).toBe(1);
  });
});
