import { FileParts } from "@leafwalk/core";
import { SessionBuilder } from "@leafwalk/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { factsOf, textBytes } from "../../source/test-bytes.ts";
import {
  beginningOf,
  firstWords,
  nameOfUnread,
  reasonOf,
  type UnreadPart,
} from "./unread-words.ts";

/** The unread parts of a file with these lines behind its header, and how each begins. */
function unreadOf(lines: readonly string[]) {
  const builder = new SessionBuilder();
  for (const line of lines) builder.raw(line);
  const bytes = builder.bytes();
  const parts = new FileParts(factsOf(bytes));
  const all = Array.from({ length: parts.count }, (_, index) => parts.at(index));
  const unread = all.filter((part): part is UnreadPart => part.kind === "unread");
  return unread.map((part) => {
    const { offset, length } = beginningOf(part);
    return { part, words: firstWords(bytes.subarray(offset, offset + length), part) };
  });
}

describe("words of what was not read", () => {
  it("give the reason and how it begins", () => {
    const found = unreadOf(["and then", "null", '{"type":"session","id":"again"}']);
    expect(found.map(({ part, words }) => [reasonOf(part), words])).toEqual([
      ["Not JSON", "and then"],
      ["No record", "null"],
      ["Second header", '{"type":"session","id":"again"}'],
    ]);
  });

  it("tell lines of one reason apart", () => {
    const names = unreadOf(["one thing", "a thing"]).map(({ part, words }) =>
      nameOfUnread("Not read", part, words),
    );
    expect(names).toEqual([
      "Line 2, Not read: 9 bytes cannot be read as JSON, begins one thing",
      "Line 3, Not read: 7 bytes cannot be read as JSON, begins a thing",
    ]);
  });

  it("are one bounded line without half characters, of any bytes", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
        const bytes = textBytes(text);
        const [{ part } = { part: undefined }] = unreadOf(["broken"]);
        const long: UnreadPart = { ...part!, length: bytes.length };
        const words = firstWords(bytes.subarray(0, beginningOf(long).length), long);
        expect(words.length).toBeLessThanOrEqual(161);
        expect(words).not.toMatch(/[\n\r\p{Bidi_Control}]/u);
        if (!text.includes("\ufffd")) expect(words).not.toContain("\ufffd");
      }),
    );
  });

  it("say that there is more of a long line, and nothing of bytes that cannot be seen", () => {
    const [long] = unreadOf(["\u{1F600}".repeat(200)]);
    expect(long?.words).toMatch(/^\u{1F600}+…$/u);
    const [zeros] = unreadOf(["\0".repeat(300)]);
    expect([zeros && reasonOf(zeros.part), zeros?.words]).toEqual(["Zeros", ""]);
  });
});
