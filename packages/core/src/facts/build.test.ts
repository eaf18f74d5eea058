import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bytesSource, ReadCancelled } from "../read/byte-source.ts";
import { readBody } from "../read/read-body.ts";
import { encodeUtf8 } from "../read/utf8.ts";
import { rowsOf } from "../testing/facts-rows.ts";
import { damagedBytesArbitrary, linesArbitrary } from "../testing/session-arbitrary.ts";
import { readSlowly } from "../testing/slow-reader.ts";
import { Flag, stopReasons } from "../values/facts-draft.ts";
import { FactsReader, type FactsReaderOptions, readFacts } from "./build.ts";
import type { Facts } from "./columns.ts";
import { decodeFacts, encodeFacts } from "./serialise.ts";

function readInPieces(bytes: Uint8Array, size: number, options?: FactsReaderOptions): Facts {
  const reader = new FactsReader(options);
  for (let at = 0; at < bytes.length; at += size) reader.push(bytes.slice(at, at + size));
  return reader.facts();
}

/** What facts say of the file, not of its entries. */
function rest({ header, slot, diagnostics, size, end, count }: Facts) {
  return { header, slot, diagnostics, size, end, count };
}

describe("reading facts", () => {
  it("gives the facts of the slow, obvious reader for any file whose lines are JSON", () => {
    fc.assert(
      fc.property(linesArbitrary, (lines) => {
        const bytes = encodeUtf8(lines.join("\n"));
        const facts = readInPieces(bytes, 1 << 20);
        const slow = readSlowly(bytes);
        expect(facts.count).toBe(slow.length);
        slow.forEach((entry, i) => {
          const { draft } = entry;
          expect(facts.line[i]).toBe(entry.line);
          expect(facts.typeNames[facts.type[i]!]).toBe(entry.type);
          expect(facts.id.at(i)).toBe(entry.id);
          expect(facts.roleNames[facts.role[i]!]).toBe(draft.role);
          expect(facts.preview.at(i)).toBe(draft.preview);
          expect(stopReasons[facts.stop[i]!]).toBe(draft.stop);
          expect(facts.flags[i]! & draft.flags).toBe(draft.flags);
          expect(facts.messageTime[i]).toBe(draft.messageTime);
          expect(facts.rare.at(i) ?? {}).toEqual(draft.rare);
        });
      }),
      { numRuns: 300 },
    );
  });

  it("gives the same facts whatever pieces the bytes come in", () => {
    fc.assert(
      fc.property(damagedBytesArbitrary, fc.integer({ min: 1, max: 64 }), (bytes, size) => {
        const whole = readInPieces(bytes, bytes.length + 1);
        const pieces = readInPieces(bytes, size);
        expect(rowsOf(pieces)).toEqual(rowsOf(whole));
        expect(pieces.diagnostics).toEqual(whole.diagnostics);
        expect(pieces.header).toEqual(whole.header);
      }),
      { numRuns: 300 },
    );
  });

  it("never throws, and puts every byte into an entry, header, slot, white space or diagnostic", () => {
    fc.assert(
      fc.property(fc.oneof(damagedBytesArbitrary, fc.uint8Array({ maxLength: 200 })), (bytes) => {
        const facts = readInPieces(bytes, bytes.length + 1);
        const told = new Uint8Array(bytes.length);
        const cover = (offset: number, length: number) => told.fill(1, offset, offset + length);
        for (let i = 0; i < facts.count; i++) cover(facts.offset[i]!, facts.length[i]!);
        if (facts.header) cover(facts.header.offset, facts.header.length);
        if (facts.slot) cover(facts.slot.offset, facts.slot.length);
        for (const { span } of facts.diagnostics) if (span) cover(span.offset, span.length);
        for (let at = 0; at < bytes.length; at++) {
          const isBom = bytes[at] === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf;
          if (isBom) told.fill(1, at, at + 3);
          if (!told[at]) expect([0x20, 0x09, 0x0a, 0x0d]).toContain(bytes[at]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("never changes an earlier entry's position, id, offset or facts when bytes are appended", () => {
    fc.assert(
      fc.property(damagedBytesArbitrary, fc.nat(), (bytes, cut) => {
        const reader = new FactsReader();
        const at = cut % (bytes.length + 1);
        reader.push(bytes.slice(0, at));
        const before = reader.facts();
        reader.push(bytes.slice(at));
        const after = reader.facts();
        expect(after.count).toBeGreaterThanOrEqual(before.count);
        expect(rowsOf(after, before.count)).toEqual(rowsOf(before));
        expect(rowsOf(after)).toEqual(rowsOf(readInPieces(bytes, bytes.length + 1)));
      }),
      { numRuns: 800 },
    );
  });

  it("goes on from facts of the shorter file as if it had read all of it", async () => {
    await fc.assert(
      fc.asyncProperty(damagedBytesArbitrary, fc.nat(), async (bytes, cut) => {
        const lineEnd = bytes.indexOf(0x0a, cut % (bytes.length + 1));
        const from = readInPieces(bytes.slice(0, lineEnd + 1), 4096);
        fc.pre(from.end !== undefined);
        // As a cache would give them back.
        const kept = decodeFacts(encodeFacts(from));
        const grown = await readFacts(bytesSource(bytes), { from: kept });
        const whole = readInPieces(bytes, bytes.length + 1);
        expect(rowsOf(grown)).toEqual(rowsOf(whole));
        expect(rest(grown)).toEqual(rest(whole));
        expect(rowsOf(from)).toEqual(rowsOf(kept));
      }),
      { numRuns: 500 },
    );
  });

  it("does not go on from facts that end within a line", () => {
    const from = readInPieces(encodeUtf8('{"type":"session"'), 99);
    expect(() => new FactsReader({ from })).toThrow("end within a line");
  });

  it("places every entry so that its bytes parse back to its record", () => {
    fc.assert(
      fc.property(damagedBytesArbitrary, (bytes) => {
        const facts = readInPieces(bytes, 17);
        for (let i = 0; i < facts.count; i++) {
          const body = readBody(
            bytes.subarray(facts.offset[i], facts.offset[i]! + facts.length[i]!),
          );
          expect(body).toBeDefined();
          expect(body?.["id"] ?? "").toEqual(
            facts.id.at(i) === "" ? (body?.["id"] ?? "") : facts.id.at(i),
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  it("survives encoding and decoding unchanged", () => {
    fc.assert(
      fc.property(damagedBytesArbitrary, (bytes) => {
        const facts = readInPieces(bytes, 4096);
        const decoded = decodeFacts(encodeFacts(facts));
        expect(rowsOf(decoded)).toEqual(rowsOf(facts));
        expect(rest(decoded)).toEqual(rest(facts));
      }),
      { numRuns: 200 },
    );
  });

  it("refuses a body that is no facts, or only a part of them", () => {
    const body = encodeFacts(readInPieces(encodeUtf8('{"type":"session","id":"x"}\n'), 99));
    expect(() => decodeFacts(body.subarray(0, 12))).toThrow("the facts cannot be read");
    expect(() => decodeFacts(encodeUtf8("<html>not facts</html>"))).toThrow("no facts");
  });

  it("stops with ReadCancelled when it is told to", async () => {
    const source = bytesSource(encodeUtf8("{}\n".repeat(1000)));
    await expect(readFacts(source, { stop: { aborted: true } })).rejects.toThrow(ReadCancelled);
  });

  it("reads a line too long to be one string in pieces, keeping only its head", () => {
    const text = "w".repeat(3_000_000);
    const line = JSON.stringify({
      type: "message",
      id: "a",
      parentId: null,
      message: { role: "user", content: text },
    });
    const facts = readInPieces(encodeUtf8(`${line}\n`), 65536);
    expect(facts.count).toBe(1);
    expect(facts.preview.at(0)).toBe(`${"w".repeat(159)}…`);
  });

  it("finds the artifact that a cut output names at its end, however long the output is", () => {
    const text = `${"w".repeat(50_000)}\n[all of it: artifact://7]`;
    const message = { role: "toolResult", toolCallId: "k", content: [{ type: "text", text }] };
    const line = JSON.stringify({ type: "message", id: "a", parentId: null, message });
    expect(readInPieces(encodeUtf8(`${line}\n`), 4096).rare.at(0)?.artifacts).toEqual(["7"]);
  });

  it("hands on a header that is nested absurdly deep", () => {
    const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
    const facts = readInPieces(encodeUtf8(`{"type":"session","id":"h","odd":${deep}}\n`), 4096);
    expect(decodeFacts(encodeFacts(facts)).header?.id).toBe("h");
  });

  it.each([100, 9_000, 20_000])(
    "sees text behind %i blanks, in short lines and long ones",
    (blanks) => {
      const text = `${" ".repeat(blanks)}words${" ".repeat(9_000)}`;
      const content = [{ type: "text", text }];
      const message = { role: "assistant", content, stopReason: "error" };
      const line = JSON.stringify({ type: "message", id: "a", parentId: null, message });
      const facts = readInPieces(encodeUtf8(`${line}\n`), 65536);
      expect(facts.preview.at(0)).toBe("words");
      expect(facts.flags[0]! & Flag.emptyError).toBe(0);
    },
  );

  it("takes no known type for another one in a file with more names than it can tell apart", () => {
    const odd = Array.from({ length: 66_000 }, (_, i) => `{"type":"t${i}","id":"i${i}"}`);
    const last = '{"type":"message","id":"m","message":{"role":"user","content":"x"}}';
    const facts = readInPieces(encodeUtf8([...odd, last].join("\n")), 1 << 20);
    expect(facts.typeNames[facts.type[facts.count - 1]!]).toBe("message");
    expect(facts.roleNames[facts.role[facts.count - 1]!]).toBe("user");
  });
});
