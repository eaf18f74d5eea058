import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { headOf, restOf, STEP } from "./text-steps.ts";

describe("steps of a long text", () => {
  it("tell in bytes what the next one shows and what is left", () => {
    const text = "a".repeat(STEP) + "ü".repeat(STEP) + "b".repeat(10);
    expect(restOf(text, STEP)).toEqual({ next: 2 * STEP, left: 2 * STEP + 10 });
    expect(restOf(text, 2 * STEP)).toEqual({ next: 10, left: 10 });
    expect(restOf(text, 3 * STEP)).toBeUndefined();
    expect(restOf("short", STEP)).toBeUndefined();
  });

  it("never end within a character, and lose none", () => {
    const pieces = fc.array(fc.constantFrom("a", "ü", "\u{1F600}", "\n"), { maxLength: 40 });
    fc.assert(
      fc.property(pieces, fc.nat(80), (characters, limit) => {
        const text = characters.join("");
        const head = headOf(text, limit);
        expect(head).not.toMatch(/[\ud800-\udbff]$/);
        expect(text.startsWith(head)).toBe(true);
        expect(Math.min(limit, text.length) - head.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
