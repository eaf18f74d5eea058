import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeUtf8 } from "../read/utf8.ts";
import { damagedBytesArbitrary } from "../testing/session-arbitrary.ts";
import { SessionBuilder } from "../testing/session-builder.ts";
import { FactsReader } from "./build.ts";
import { FileParts } from "./file-parts.ts";

function partsOf(bytes: Uint8Array) {
  const reader = new FactsReader();
  reader.push(bytes);
  const facts = reader.facts();
  return { facts, parts: new FileParts(facts) };
}

const isSpace = (byte: number) => [0x20, 0x09, 0x0a, 0x0d].includes(byte);
const all = (parts: FileParts) => Array.from({ length: parts.count }, (_, i) => parts.at(i));

describe("FileParts", () => {
  it("lists slot, header, entries and what could not be read, in file order", () => {
    const session = new SessionBuilder(null)
      .line({ type: "title", v: 1, title: "Lamps" })
      .line({ type: "session", version: 3, id: "s", timestamp: "2026-01-05T09:00:00Z", cwd: "/" })
      .user("one")
      .raw("no record")
      .user("two");
    const { parts } = partsOf(encodeUtf8(`${session.text()}{"type":"mess`));
    expect(all(parts).map(({ kind, line }) => `${line} ${kind}`)).toEqual([
      "1 slot",
      "2 header",
      "3 entry",
      "4 unread",
      "5 entry",
      "6 unread",
    ]);
    expect(parts.at(4)).toMatchObject({ position: 1 });
    expect(parts.at(5)).toMatchObject({ diagnostic: { code: "truncated-tail" } });
    expect(parts.indexOfLine(4)).toBe(3);
    expect(parts.indexOfLine(99)).toBe(5);
    expect(parts.indexOfByte(0)).toBe(0);
  });

  it("has nothing in an empty file", () => {
    const { parts } = partsOf(new Uint8Array());
    expect([parts.count, parts.indexOfByte(0), parts.indexOfLine(1)]).toEqual([0, -1, -1]);
  });

  it("puts every byte that is no white space into exactly one part, and finds each part again", () => {
    fc.assert(
      fc.property(fc.oneof(damagedBytesArbitrary, fc.uint8Array({ maxLength: 200 })), (bytes) => {
        const { facts, parts } = partsOf(bytes);
        const held = new Uint8Array(bytes.length);
        const listed = all(parts);
        for (const { offset, length } of listed) {
          for (let at = offset; at < offset + length; at++) held[at]!++;
        }
        for (let at = 0; at < bytes.length; at++) {
          const isBom = bytes[at] === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf;
          if (isBom && !held[at]) held.fill(1, at, at + 3);
        }
        const wrong = held.findIndex(
          (times, at) => times !== 1 && (times > 1 || !isSpace(bytes[at]!)),
        );
        expect(wrong).toBe(-1);

        const lines = listed.map(({ line }) => line);
        expect(lines).toEqual(lines.toSorted((a, b) => a - b));
        expect(listed.map(({ offset }) => parts.indexOfByte(offset))).toEqual([...lines.keys()]);
        expect(lines.map((line) => parts.indexOfLine(line))).toEqual(
          lines.map((line) => lines.indexOf(line)),
        );
        const positions = Array.from({ length: facts.count }, (_, i) => i);
        const found = positions.map((i) => parts.at(parts.indexOfEntry(i)));
        expect(found).toEqual(positions.map((position) => expect.objectContaining({ position })));
      }),
      { numRuns: 300 },
    );
  });
});
