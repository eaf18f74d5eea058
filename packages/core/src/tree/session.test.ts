import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FactsReader } from "../facts/build.ts";
import { readBody } from "../read/read-body.ts";
import { encodeUtf8 } from "../read/utf8.ts";
import { damagedBytesArbitrary, linesArbitrary } from "../testing/session-arbitrary.ts";
import { SessionBuilder } from "../testing/session-builder.ts";
import { openSession, type Session } from "./session.ts";

function open(bytes: Uint8Array | SessionBuilder | string): Session {
  const reader = new FactsReader();
  if (typeof bytes === "string") reader.push(encodeUtf8(bytes));
  else reader.push(bytes instanceof SessionBuilder ? bytes.bytes() : bytes);
  return openSession(reader.facts());
}

function codes(session: Session): string[] {
  return session.diagnostics().map(({ line, code }) => `${line} ${code}`);
}

describe("openSession", () => {
  it("puts every entry into the tree exactly once, whatever the parents say", () => {
    fc.assert(
      fc.property(damagedBytesArbitrary, (bytes) => {
        const session = open(bytes);
        const seen = new Set<number>(session.roots);
        const stack = [...session.roots];
        for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
          for (const child of session.childrenOf(at)) {
            expect(seen.has(child)).toBe(false);
            expect(session.parentOf(child)).toBe(at);
            seen.add(child);
            stack.push(child);
          }
        }
        expect(seen.size).toBe(session.count);
      }),
      { numRuns: 500 },
    );
  });

  it("keeps ids, and every parent that was found, when bytes are appended", () => {
    fc.assert(
      fc.property(damagedBytesArbitrary, fc.nat(), (bytes, cut) => {
        const before = open(bytes.slice(0, cut % (bytes.length + 1)));
        const after = open(bytes);
        // A file becomes a session, or shows that it is of a later version, only once.
        if (before.kind !== "session" || before.sourceVersion !== after.sourceVersion) return;
        for (let i = 0; i < before.count; i++) {
          expect(after.idOf(i)).toBe(before.idOf(i));
          if (before.parentOf(i) >= 0 && before.parentOf(i) < i) {
            expect(after.parentOf(i)).toBe(before.parentOf(i));
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it("gives every entry a key of its own that finds it again", () => {
    fc.assert(
      fc.property(linesArbitrary, (lines) => {
        const session = open(lines.join("\n"));
        for (let i = 0; i < session.count; i++) {
          expect(session.find(session.keyOf(i))).toBe(i);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("changes nothing in a record of the current version", () => {
    fc.assert(
      fc.property(linesArbitrary, (lines) => {
        const bytes = encodeUtf8(lines.join("\n"));
        const session = open(bytes);
        if (session.sourceVersion < 3) return;
        const { offset, length } = session.facts;
        for (let i = 0; i < session.count; i++) {
          const raw = readBody(bytes.subarray(offset[i], offset[i]! + length[i]!));
          expect(raw && session.migrate(i, raw)).toBe(raw);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("hangs a child on the nearest holder of a repeated id before it", () => {
    const session = open(
      new SessionBuilder()
        .user("one", { id: "x", parentId: null })
        .user("two", { id: "c1", parentId: "x" })
        .user("three", { id: "x", parentId: null })
        .user("four", { id: "c2", parentId: "x" }),
    );
    expect([1, 3].map((i) => session.parentOf(i))).toEqual([0, 2]);
    expect(session.keyOf(0)).toBe("x~1");
    expect(session.find("x")).toBe(2);
    expect(codes(session)).toEqual(["4 duplicate-id"]);
  });

  it("finds a parent that stands behind its child", () => {
    const session = open(
      new SessionBuilder()
        .user("child", { id: "c", parentId: "p" })
        .user("parent", { id: "p", parentId: null }),
    );
    expect(session.parentOf(0)).toBe(1);
    expect(codes(session)).toEqual([]);
  });

  it("makes a root of an entry whose parent is missing, and reports it", () => {
    const session = open(new SessionBuilder().user("a").user("b", { parentId: "gone" }));
    expect(session.roots).toEqual([0, 1]);
    expect(codes(session)).toEqual(["3 missing-parent"]);
  });

  it("cuts a cycle at its first entry and reports it there", () => {
    const session = open(
      new SessionBuilder()
        .user("a", { id: "a", parentId: "c" })
        .user("b", { id: "b", parentId: "a" })
        .user("c", { id: "c", parentId: "b" })
        .user("d", { id: "d", parentId: "c" }),
    );
    expect(session.roots).toEqual([0]);
    expect([...session.pathOf(3)]).toEqual([0, 1, 2, 3]);
    expect(codes(session)).toEqual(["2 parent-cycle"]);
  });

  it("makes a root of an entry that is its own parent", () => {
    const session = open(new SessionBuilder().user("a", { id: "a", parentId: "a" }));
    expect(session.roots).toEqual([0]);
    expect(codes(session)).toEqual(["2 parent-cycle"]);
  });

  it("orders children by time, ties in file order, an unreadable time as the one before it", () => {
    const at = (second: number) => ({ parentId: "r", timestamp: `2026-01-05T10:00:0${second}Z` });
    const session = open(
      new SessionBuilder()
        .user("r", { id: "r", parentId: null })
        .user("late", at(5))
        .user("unreadable", { parentId: "r", timestamp: "noon" })
        .user("early", at(1))
        .user("tie", at(5)),
    );
    const order = [...session.childrenOf(0)].map((i) => session.previewOf(i));
    expect(order).toEqual(["early", "late", "unreadable", "tie"]);
    expect(codes(session)).toEqual(["4 bad-timestamp"]);
  });

  it("takes ids like __proto__ and constructor for ids", () => {
    const session = open(
      new SessionBuilder()
        .user("a", { id: "__proto__", parentId: null })
        .user("b", { id: "constructor", parentId: "__proto__" })
        .entry("label", { targetId: "__proto__", label: "kept" }),
    );
    expect(session.parentOf(1)).toBe(0);
    expect(session.find("constructor")).toBe(1);
    expect(session.find("toString")).toBe(-1);
    expect(session.labelOf(0)).toBe("kept");
  });

  it("lets the last label in the file decide and reports one on a missing entry", () => {
    const session = open(
      new SessionBuilder()
        .user("a", { id: "a" })
        .entry("label", { targetId: "a", label: "first" })
        .entry("label", { targetId: "a", label: "second" })
        .entry("label", { targetId: "gone", label: "lost" })
        .entry("label", { targetId: "a", label: null }),
    );
    expect(session.labelOf(0)).toBeUndefined();
    expect([...session.labels]).toEqual([["gone", "lost"]]);
    expect(codes(session)).toEqual(["5 label-target-missing"]);
  });

  it("walks 50,000 entries of one chain and one fan without overflow", () => {
    const chain = new SessionBuilder();
    for (let i = 0; i < 50_000; i++) chain.user("x");
    const deep = open(chain);
    expect(deep.pathOf(deep.leaf)).toHaveLength(50_000);
    expect(deep.isOnPathOf(0, deep.leaf)).toBe(true);
    const fan = new SessionBuilder().user("root", { id: "r" });
    for (let i = 0; i < 50_000; i++) fan.user("x", { parentId: "r" });
    expect(open(fan).childCount(0)).toBe(50_000);
  });
});

describe("what a file is", () => {
  it.each([
    { desc: "no bytes", text: "", kind: "empty", found: ["0 empty-file"] },
    { desc: "white space only", text: " \r\n\n", kind: "empty", found: ["0 empty-file"] },
    {
      desc: "another log",
      text: '{"level":"info","msg":"up"}\n',
      kind: "not-a-session",
      found: ["1 not-a-session"],
    },
    { desc: "text", text: "hello\n", kind: "not-a-session", found: ["1 not-a-session"] },
    {
      desc: "a header alone",
      text: '{"type":"session","version":3,"id":"x"}\n',
      kind: "session",
      found: [],
    },
    {
      desc: "a message without header",
      text: '{"type":"message","message":{"role":"user"}}\n',
      kind: "session",
      found: ["1 missing-header"],
    },
    {
      desc: "a known type with an id",
      text: '{"type":"label","id":"l","targetId":"l","label":"x"}\n',
      kind: "session",
      found: ["1 missing-header"],
    },
    {
      desc: "a known type without an id",
      text: '{"type":"label","label":"x"}\n',
      kind: "not-a-session",
      found: ["1 not-a-session"],
    },
  ])("$desc is $kind", ({ text, kind, found }) => {
    const session = open(text);
    expect(session.kind).toBe(kind);
    expect(codes(session)).toEqual(found);
  });
});

describe("old versions", () => {
  const v1 = [
    { type: "session", id: "old", timestamp: "2025-01-01T00:00:00Z" },
    {
      type: "message",
      timestamp: "2025-01-01T00:00:01Z",
      message: { role: "user", content: "one" },
    },
    {
      type: "message",
      timestamp: "2025-01-01T00:00:02Z",
      message: { role: "hookMessage", customType: "n", content: "two" },
    },
    { type: "compaction", timestamp: "2025-01-01T00:00:03Z", summary: "s", firstKeptEntryIndex: 2 },
  ];
  const text = v1.map((line) => JSON.stringify(line)).join("\n");

  it("mints the same 8 hex digits at every reading and chains the entries", () => {
    const ids = [0, 1, 2].map((i) => open(text).idOf(i));
    expect(ids).toEqual([0, 1, 2].map((i) => open(text).idOf(i)));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}$/);
    expect(new Set(ids).size).toBe(3);
    expect([0, 1, 2].map((i) => open(text).parentOf(i))).toEqual([-1, 0, 1]);
    expect(codes(open(text))).toEqual([]);
  });

  it("keeps ids that exist and steps over them when it mints", () => {
    const minted = open(text).idOf(1);
    const withId = v1.map((line, i) => (i === 1 ? { ...line, id: minted } : line));
    const session = open(withId.map((line) => JSON.stringify(line)).join("\n"));
    expect(session.idOf(0)).toBe(minted);
    expect(session.idOf(1)).toBe((Number.parseInt(minted, 16) + 1).toString(16).padStart(8, "0"));
  });

  it("stays linear where every id that it would mint is taken already", () => {
    const first = Number.parseInt(open(text).idOf(0), 16);
    const count = 30_000;
    const file = new SessionBuilder({ id: "old", version: undefined });
    for (let i = 0; i < count; i++) {
      const id = ((first + count + i) >>> 0).toString(16).padStart(8, "0");
      file.user("x", { id, parentId: undefined });
    }
    for (let i = 0; i < count; i++) file.user("y", { id: undefined, parentId: undefined });
    const session = open(file);
    const ids = new Set(Array.from({ length: session.count }, (_, i) => session.idOf(i)));
    expect(ids.size).toBe(2 * count);
  });

  it("reads them in the current version's shape, on a copy", () => {
    const session = open(text);
    const raw = v1[3]!;
    expect(session.migrate(2, raw)).toMatchObject({
      id: session.idOf(2),
      parentId: session.idOf(1),
      firstKeptEntryId: session.idOf(1),
    });
    expect(raw).not.toHaveProperty("id");
    expect(session.migrate(1, v1[2]!)["message"]).toMatchObject({ role: "custom" });
    expect(session.roleOf(1)).toBe("custom");
  });

  it("gives a compaction whose index lands on the header no first kept entry", () => {
    const header = [...v1.slice(0, 3), { ...v1[3], firstKeptEntryIndex: 0 }];
    const session = open(header.map((line) => JSON.stringify(line)).join("\n"));
    expect(session.firstKeptIdOf(2)).toBeUndefined();
  });

  it("does not count a title slot or unreadable lines when a compaction points by number", () => {
    const slot = '{"type":"title","v":1,"title":"t"}';
    const lines = [
      slot,
      JSON.stringify(v1[0]),
      "garbage",
      ...v1.slice(1).map((line) => JSON.stringify(line)),
    ];
    const session = open(lines.join("\n"));
    expect(session.firstKeptIdOf(2)).toBe(session.idOf(1));
  });

  it("reads a version above the newest as the newest and says so", () => {
    const session = open(new SessionBuilder({ version: 9 }).user("a"));
    expect(session.sourceVersion).toBe(9);
    expect(codes(session)).toEqual(["1 newer-version"]);
  });
});
