import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAnsi } from "./ansi.ts";

const stripAnsi = (text: string) =>
  readAnsi(text)
    .map((run) => run.text)
    .join("");

describe("readAnsi", () => {
  it("turns colours and weights into styles", () => {
    expect(readAnsi("\u001b[31mred\u001b[0m \u001b[1;38;5;208mbold\u001b[m end")).toEqual([
      { text: "red", style: { colour: "red" } },
      { text: " ", style: {} },
      { text: "bold", style: { isBold: true, colour: "#ff8700" } },
      { text: " end", style: {} },
    ]);
    expect(readAnsi("\u001b[38;2;1;2;3;4mx")).toEqual([
      { text: "x", style: { colour: "#010203", isUnderlined: true } },
    ]);
  });

  it("takes back one style at a time", () => {
    const texts = readAnsi("\u001b[1;2;3;4;7;9;41mx\u001b[22;23;24;27;29;49my");
    expect(texts.map(({ style }) => Object.keys(style).length)).toEqual([7, 0]);
  });

  it("drops titles, links, cursor moves and clearings, and keeps every word", () => {
    const output =
      "\u001b]0;new title\u0007after \u001b]8;;https://example.org\u001b\\link\u001b]8;;\u001b\\ " +
      "\u001b[2K\u001b[1Gend \u001b(B\u001b=\u001b[?25l<b>not bold</b>";
    expect(stripAnsi(output)).toBe("after link end <b>not bold</b>");
  });

  it("hides no word behind a carriage return or a backspace", () => {
    expect(stripAnsi("10%\r20%\rdone abc\b\bZ\r\nnext")).toBe("10%\n20%\ndone abcZ\nnext");
  });

  it("loses no line after a sequence that never ends", () => {
    expect(stripAnsi("\u001b]0;title without end\nnext line")).toBe("\nnext line");
    expect(stripAnsi("tail \u001b[")).toBe("tail ");
  });

  it("leaves no control character of any output", () => {
    const control = fc.constantFrom(
      "\u001b",
      "\u009b",
      "\u0007",
      "\b",
      "\r",
      "\u001b[",
      "\u001b]",
      "m",
      "31",
      ";",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(control, fc.constant("w")), { maxLength: 40 }), (pieces) => {
        const text = pieces.join("");
        const clean = stripAnsi(text);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left
        expect(clean).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
        expect(clean.match(/w/g)?.length ?? 0).toBeLessThanOrEqual(text.match(/w/g)?.length ?? 0);
      }),
    );
  });
});
