import { describe, expect, it } from "vitest";
import { diagnosticKinds } from "../diagnostics.ts";
import { FactsReader } from "../facts/build.ts";
import { RecordReader } from "../read/record-reader.ts";
import { encodeUtf8 } from "../read/utf8.ts";
import { openSession } from "../tree/session.ts";
import { listDiagnostics } from "./list-diagnostics.ts";

const header = '{"type":"session","version":3,"id":"h","timestamp":"2026-01-05T09:00:00Z"}';
const entry = (id: string, parentId: string | null, text = "hi") =>
  JSON.stringify({
    type: "message",
    id,
    parentId,
    timestamp: "2026-01-05T09:00:01Z",
    message: { role: "user", content: text },
  });
const a = entry("a", null);
const b = entry("b", "a");
const c = entry("c", "b");

function read(text: string) {
  const reader = new FactsReader();
  reader.push(encodeUtf8(text));
  const session = openSession(reader.facts());
  return {
    ids: Array.from({ length: session.count }, (_, i) => session.idOf(i)).join(" "),
    found: listDiagnostics(session).map(({ line, code }) => `${line} ${code}`),
    previews: Array.from({ length: session.count }, (_, i) => session.previewOf(i)),
  };
}

const table = [
  { desc: "nothing wrong", text: `${header}\n${a}\n${b}\n`, ids: "a b", found: [] },
  {
    desc: "BOM, CRLF, blank lines, no last line end",
    text: `\ufeff${header}\r\n\r\n  \n${a}\r\n${b}`,
    ids: "a b",
    found: [],
  },
  {
    desc: "U+2028, U+2029 and U+0085 in a string",
    text: `${header}\n${entry("a", null, "x\u2028y\u2029z\u0085")}\n`,
    ids: "a",
    found: [],
  },
  {
    desc: "a torn last line",
    text: `${header}\n${a}\n${b.slice(0, 40)}`,
    ids: "a",
    found: ["3 truncated-tail"],
  },
  {
    desc: "a torn line in the middle",
    text: `${header}\n${a}\n${b.slice(0, 40)}\n${c}\n`,
    ids: "a c",
    found: ["3 malformed-line", "4 missing-parent"],
  },
  {
    desc: "two records on a line",
    text: `${header}\n${a}${b}\n${c}\n`,
    ids: "a b c",
    found: ["2 multiple-records-on-line"],
  },
  {
    desc: "two records on an unfinished line",
    text: `${header}\n${a}${b}`,
    ids: "a b",
    found: ["2 multiple-records-on-line"],
  },
  {
    desc: "a record and a torn one on a line",
    text: `${header}\n${a}${b.slice(0, 30)}\n${c}\n`,
    ids: "a c",
    found: ["2 malformed-line", "3 missing-parent"],
  },
  {
    desc: "a torn start before a whole record",
    text: `${header}\n${a.slice(0, 50)}${a}\n${b}\n`,
    ids: "a b",
    found: ["2 torn-record-salvaged"],
  },
  {
    desc: "a torn start cut inside a string",
    text: `${header}\n${a.slice(0, 30)}${a}\n${b}\n`,
    ids: "a b",
    found: ["2 torn-record-salvaged"],
  },
  {
    desc: "a torn turn whose content block is whole",
    text: `${header}\n${a}\n{"type":"message","id":"t","message":{"content":[{"type":"text","text":"x"}\n`,
    ids: "a",
    found: ["3 malformed-line"],
  },
  {
    desc: "a torn turn whose tool call is whole",
    text: `${header}\n${a}\n{"type":"message","id":"t","message":{"content":[{"type":"toolCall","id":"k"}\n`,
    ids: "a",
    found: ["3 malformed-line"],
  },
  {
    desc: "a torn start before two whole records",
    text: `${header}\n${a.slice(0, 50)}${a}${b}\n`,
    ids: "a b",
    found: ["2 multiple-records-on-line", "2 torn-record-salvaged"],
  },
  {
    desc: "zeros before a record",
    text: `${header}\n\0\0\0${a}\n`,
    ids: "a",
    found: ["2 nul-bytes"],
  },
  {
    desc: "zeros at the end",
    text: `${header}\n${a}\n\0\0\0\0`,
    ids: "a",
    found: ["3 nul-bytes"],
  },
  {
    desc: "a torn record, zeros, a whole record",
    text: `${header}\n${a.slice(0, 40)}\0\0${b}\n`,
    ids: "b",
    found: ["2 malformed-line", "2 nul-bytes", "2 missing-parent"],
  },
  {
    desc: "a raw line end inside a string",
    text: `${header}\n${a}\n${b.replace("hi", "h\ni")}\n${c}\n`,
    ids: "a b c",
    found: ["3 record-spans-lines"],
  },
  {
    desc: "raw line ends, blank lines among them, inside a string",
    text: `${header}\n${a.replace("hi", "h\r\n\r\n\ni")}\n${b}\n`,
    ids: "a b",
    found: ["2 record-spans-lines"],
  },
  {
    desc: "two records of which the first has a raw line end",
    text: `${header}\n${a.replace("hi", "h\ni")}${b}\n`,
    ids: "a b",
    found: ["2 record-spans-lines", "3 multiple-records-on-line"],
  },
  {
    desc: "a string that never ends",
    text: `${header}\n${a.slice(0, -6)}\n${b}\n${c}\n`,
    ids: "b c",
    found: ["2 malformed-line", "3 missing-parent"],
  },
  {
    desc: "a raw tab inside a string",
    text: `${header}\n${a.replace("hi", "h\ti")}\n${b}\n`,
    ids: "b",
    found: ["2 malformed-line", "3 missing-parent"],
  },
  {
    desc: "values that are no records",
    text: `${header}\nnull\n42\n"text"\n[]\ntrue\n{}\n${a}\n`,
    ids: "a",
    found: [
      "2 not-an-object",
      "3 not-an-object",
      "4 not-an-object",
      "5 not-an-object",
      "6 not-an-object",
      "7 missing-type",
    ],
  },
  {
    desc: "an entry without a type that others hang on",
    text: `${header}\n${a}\n{"id":"u","parentId":"a"}\n${entry("v", "u")}\n`,
    ids: "a u v",
    found: ["3 missing-type"],
  },
  {
    desc: "a second header",
    text: `${header}\n${a}\n${header}\n${b}\n`,
    ids: "a b",
    found: ["3 duplicate-header"],
  },
  {
    desc: "a header behind entries",
    text: `${a}\n${header}\n${b}\n`,
    ids: "a b",
    found: ["2 header-not-first"],
  },
  {
    desc: "a damaged header",
    text: `${header.slice(0, 30)}\n${a}\n`,
    ids: "a",
    found: ["1 malformed-line", "1 missing-header"],
  },
  {
    desc: "a message entry without a message",
    text: `${header}\n{"type":"message","id":"m","parentId":null,"message":null}\n`,
    ids: "m",
    found: ["2 missing-message"],
  },
  {
    desc: "an unknown type",
    text: `${header}\n{"type":"scratchpad","id":"s","parentId":null}\n`,
    ids: "s",
    found: ["2 unknown-type"],
  },
  {
    desc: "a torn start before a whole record, not ended yet",
    text: `${header}\n${a.slice(0, 50)}${b}`,
    ids: "b",
    found: ["2 torn-record-salvaged", "2 missing-parent"],
  },
  {
    desc: "a record cut before its last brace, with a whole one inside its data",
    text: `${header}\n{"type":"custom","id":"o","parentId":null,"timestamp":"2026-01-05T09:00:01Z","data":${b}\n`,
    ids: "",
    found: ["2 malformed-line"],
  },
  {
    desc: "a record over two lines behind a whole one",
    text: `${header}\n${a}${b.replace("hi", "h\ni")}\n`,
    ids: "a b",
    found: ["2 record-spans-lines", "2 multiple-records-on-line"],
  },
  {
    desc: "a second title slot",
    text: `{"type":"title","v":1,"title":"x"}\n{"type":"title","v":1,"title":"y"}\n${header}\n${a}\n`,
    ids: "a",
    found: ["2 duplicate-header"],
  },
  {
    desc: "no bytes",
    text: "",
    ids: "",
    found: ["0 empty-file"],
  },
  {
    desc: "no session",
    text: "hello\n",
    ids: "",
    found: ["1 not-a-session"],
  },
  {
    desc: "a newer version",
    text: `${header.replace('"version":3', '"version":4')}\n`,
    ids: "",
    found: ["1 newer-version"],
  },
  {
    desc: "an id used twice",
    text: `${header}\n${a}\n${a}\n`,
    ids: "a a",
    found: ["3 duplicate-id"],
  },
  {
    desc: "a cycle",
    text: `${header}\n${entry("a", "b")}\n${b}\n`,
    ids: "a b",
    found: ["2 parent-cycle"],
  },
  {
    desc: "a time nobody can read",
    text: `${header}\n${a.replace("2026-01-05T09:00:01Z", "noon")}\n`,
    ids: "a",
    found: ["2 bad-timestamp"],
  },
  {
    desc: "a compaction that keeps what is not there",
    text: `${header}\n{"type":"compaction","id":"k","parentId":null,"summary":"s","firstKeptEntryId":"gone"}\n`,
    ids: "k",
    found: ["2 first-kept-not-on-path"],
  },
  {
    desc: "a label on nothing",
    text: `${header}\n{"type":"label","id":"l","parentId":null,"targetId":"gone","label":"x"}\n`,
    ids: "l",
    found: ["2 label-target-missing"],
  },
  {
    desc: "an entry of a known type without an id",
    text: `${header}\n{"type":"message","message":{"role":"user","content":"x"}}\n${a}\n`,
    ids: expect.stringMatching(/^[0-9a-f]{8} a$/),
    found: ["2 missing-id"],
  },
  {
    desc: "a result without its call",
    text: `${header}\n{"type":"message","id":"r","parentId":null,"message":{"role":"toolResult","toolCallId":"k","content":[]}}\n`,
    ids: "r",
    found: ["2 orphan-tool-result"],
  },
];

describe("lines longer than can be read", () => {
  it("are told and let go, in pieces of any size, and reading goes on behind them", () => {
    const long = entry("long", null, "w".repeat(900));
    const bytes = encodeUtf8(`${header}\n${long}\n${a}\n${long}`);
    for (const size of [1, 7, 100, 10_000]) {
      const told: string[] = [];
      const sink = {
        record: ({ value }: { value: { readonly [key: string]: unknown } }) =>
          told.push(String(value["id"])),
        diagnostic: ({ line, code }: { line: number; code: string }) =>
          told.push(`${line} ${code}`),
      };
      const reader = new RecordReader(sink, new Set(["message"]), 500);
      for (let at = 0; at < bytes.length; at += size) reader.push(bytes.slice(at, at + size));
      reader.readTail(sink);
      expect(told).toEqual(["h", "2 malformed-line", "a", "4 truncated-tail"]);
      expect(reader.bytesRead).toBe(bytes.length);
    }
  });
});

describe("reading damaged files", () => {
  it.each(table)("$desc", ({ text, ids, found }) => {
    expect(read(text)).toMatchObject({ ids, found });
  });

  it("has a case in this table for every code but missing-blob, which only a disk can tell", () => {
    const seen = new Set(table.flatMap(({ found }) => found.map((item) => item.split(" ")[1])));
    const missed = Object.keys(diagnosticKinds).filter((code) => !seen.has(code));
    expect(missed).toEqual(["missing-blob"]);
  });

  it("gives an entry without an id one, and hangs it on the entry before it", () => {
    const { ids, found } = read(`${header}\n${a}\n{"type":"custom","customType":"x"}\n`);
    expect(ids).toMatch(/^a [0-9a-f]{8}$/);
    expect(found).toEqual(["3 missing-id"]);
  });

  it("takes a record that is being written when it is whole, and no sooner", () => {
    const reader = new FactsReader();
    const bytes = encodeUtf8(`${header}\n${entry("a", null, "Café ☕ 🍎")}\n`);
    const counts: number[] = [];
    for (const byte of bytes) {
      reader.push(Uint8Array.of(byte));
      counts.push(reader.facts().count);
    }
    expect(counts.filter((count) => count > 0)).toHaveLength(2); // the closing brace and the line end
    expect(reader.facts().preview.at(0)).toBe("Café ☕ 🍎");
    expect(reader.facts().diagnostics).toEqual([]);
  });

  it("does not take minutes for a line that is nothing but the starts of records", () => {
    const hostile = `${header}\n${'{"type":"message","id":{'.repeat(100_000)}\n${a}\n`;
    expect(read(hostile)).toMatchObject({ ids: "a", found: ["2 malformed-line"] });
  });

  it("does not take minutes for lines that each open a string and never close it", () => {
    const hostile = `${header}\n${'{"a\n'.repeat(20_000)}${a}\n`;
    expect(read(hostile).ids).toBe("a");
  });
});
