import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonTexts } from "./json-texts.ts";

describe("jsonTexts", () => {
  it("gives the words of a value in the order they are written", () => {
    const value = { path: "src/a.ts", edits: [{ old: 'say "no"', count: 2 }, "end"], empty: {} };
    expect(jsonTexts(value)).toEqual([
      "path: src/a.ts",
      "edits",
      'old: say "no"',
      "count: 2",
      "end",
      "empty",
    ]);
  });

  it("gives a plain value as it is, and nothing for nothing", () => {
    expect(jsonTexts("as\nit is")).toEqual(["as\nit is"]);
    expect(jsonTexts(undefined)).toEqual([]);
  });

  it("reads values nested as deep as they come", () => {
    let value: unknown = "the bottom";
    for (let depth = 0; depth < 100_000; depth++) value = [value];
    expect(jsonTexts(value)).toEqual(["the bottom"]);
  });

  it("holds every name and every text of any value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const texts = jsonTexts(value).join("\n");
        for (const words of namesAndTexts(value)) expect(texts).toContain(words);
      }),
    );
  });
});

function namesAndTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  const names = Array.isArray(value) ? [] : Object.keys(value);
  return [...names, ...Object.values(value).flatMap(namesAndTexts)];
}
