import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findWords, foldCase, holdsWords } from "./find-words.ts";

const anyText = fc.string({ unit: "binary" });

describe("foldCase", () => {
  it("keeps every character of Unicode in its place", () => {
    const moved: string[] = [];
    for (let code = 0; code <= 0x10ffff; code++) {
      const character = String.fromCodePoint(code);
      if (foldCase(character).length !== character.length) moved.push(code.toString(16));
      // What makes it right to trust equal lengths.
      if (character.toLowerCase().length < character.length) moved.push(code.toString(16));
    }
    expect(moved).toEqual([]);
  });

  it("keeps the length of any text, and changes nothing the second time", () => {
    const mixed = fc.array(fc.oneof(anyText, fc.constantFrom("İ", "Σ", "ẞ", "K", "𐐀", "\ud800")));
    fc.assert(
      fc.property(
        mixed.map((parts) => parts.join("")),
        (text) => {
          const folded = foldCase(text);
          expect(folded.length).toBe(text.length);
          expect(foldCase(folded)).toBe(folded);
        },
      ),
    );
  });

  const cases = [
    { desc: "a dotted capital I", text: "İstanbul", words: "istanbul" },
    { desc: "a sigma at the end of a word", text: "ΟΔΟΣ", words: "οδος" },
    { desc: "a sigma that ends the words but not the text", text: "ΟΔΟΣΑ", words: "ΟΔΟΣ" },
    { desc: "a letter outside the first plane", text: "𐐀x", words: "𐐨X" },
    { desc: "words behind a character that grows", text: "İİ NOT", words: "not" },
  ];
  for (const { desc, text, words } of cases) {
    it(`finds ${desc}`, () => expect(holdsWords(text, foldCase(words))).toBe(true));
  }
});

describe("findWords", () => {
  it("finds what was put there, at its own offset", () => {
    fc.assert(
      fc.property(anyText, fc.string({ minLength: 1 }), anyText, (before, words, behind) => {
        const text = before + words + behind;
        const found = findWords(foldCase(text), foldCase(words));
        expect(found.length).toBeGreaterThan(0);
        for (const at of found) {
          expect(foldCase(text.slice(at, at + words.length))).toBe(foldCase(words));
        }
      }),
    );
  });

  it("gives places in order that do not overlap", () => {
    expect(findWords("aaaaa", "aa")).toEqual([0, 2]);
    expect(findWords("aaaaa", "aa", 1)).toEqual([0]);
  });

  it("takes nothing in the words for a pattern, and finds no words nowhere", () => {
    expect(findWords("a.*b [x", ".*")).toEqual([1]);
    expect(findWords("abc", ".")).toEqual([]);
    expect(findWords("abc", "")).toEqual([]);
  });
});
