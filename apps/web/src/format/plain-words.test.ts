import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainWords } from "./plain-words.ts";

describe("plainWords", () => {
  it.each([
    ["a code fence", "Run this: ```bash npm test ``` and wait", "Run this: npm test and wait"],
    ["a heading", "## Summary All tests pass", "Summary All tests pass"],
    ["a heading further on", "Done. ### Next steps Ship it", "Done. Next steps Ship it"],
    ["bold and italic words", "**Fixed**: the *real* cause", "Fixed: the real cause"],
    ["inline code", "The fuzzer found `a OR b` in ``x ` y``", "The fuzzer found a OR b in x ` y"],
    ["a table", "| Name | Size | |---|:--:| | a.ts | 12 |", "Name · Size · a.ts · 12"],
    ["a link", "See [the docs](https://a.test/x) now", "See the docs now"],
    ["a list and a quotation", "> - first", "first"],
    ["items within", "So far: - `a.ts`: fine. - `b.ts`: not", "So far: a.ts: fine. b.ts: not"],
    ["a mark that was cut off", "It is **very long…", "It is very long…"],
  ])("takes the marks from %s", (_, preview, words) => {
    expect(plainWords(preview)).toBe(words);
  });

  it.each([
    "ls **/*.ts **/*.md",
    "cat a | grep b | wc",
    "2 * 3 * 4 is 24",
    "see issue # 5",
    "def __init__(self)",
    "snake_case_name and *.ts",
    "a - b is 2",
    "-1 is less than 0",
    "```",
  ])("leaves %s as it is", (text) => {
    expect(plainWords(text)).toBe(text);
  });

  it("takes any text, and always leaves something of it", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a*`#|\-_ []{0,160}$/), (text) => {
        expect(plainWords(text) === "").toBe(text === "");
      }),
    );
  });
});
