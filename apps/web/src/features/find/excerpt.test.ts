import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerptAt } from "./excerpt.ts";

const whole = ({ before, match, after }: ReturnType<typeof excerptAt>) => before + match + after;

describe("excerptAt", () => {
  it("is the words around a hit in one line, and says where they are cut", () => {
    const text = `${"lead ".repeat(20)}some\n\twords  here${" tail".repeat(60)}`;
    const excerpt = excerptAt(text, text.indexOf("words"), 5);
    expect(excerpt.match).toBe("words");
    expect(excerpt.before).toMatch(/^….{1,40} some $/);
    expect(excerpt.after).toMatch(/^ here tail.*…$/);
  });

  it("shows what would turn the text as nothing", () => {
    expect(whole(excerptAt("a \u202eb hit c", 5, 3))).toBe("a b hit c");
  });

  it("is short, in one line and never half a character, wherever the hit is", () => {
    const text = fc.string({ unit: fc.constantFrom("a", " ", "\n", "😀", "é"), maxLength: 600 });
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(400), (given, place, length) => {
        const characters = [...given];
        const first = place % (characters.length + 1);
        const at = characters.slice(0, first).join("").length;
        const wanted = characters.slice(first, first + length).join("").length;
        const shown = whole(excerptAt(given, at, wanted));
        expect(shown.length).toBeLessThanOrEqual(330);
        expect(shown).not.toMatch(/\n/);
        // Throws at half a character.
        expect(() => encodeURIComponent(shown)).not.toThrow();
      }),
    );
  });
});
