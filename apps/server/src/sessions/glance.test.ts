import { FactsReader, firstPromptOf, lastActivityOf, openSession, titleOf } from "@leafwalk/core";
import { damagedBytesArbitrary, SessionBuilder } from "@leafwalk/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { smallSession } from "../../testing/sessions.ts";
import { END_BYTES, glanceAt } from "./glance.ts";

const KB = 1024;
const at = (text: string) => atBytes(Buffer.from(text));
const atBytes = (bytes: Buffer) => {
  const head = () => bytes.subarray(0, END_BYTES);
  const tail = (length: number) => bytes.subarray(Math.max(0, bytes.length - length));
  return glanceAt({ size: bytes.length, head, tail });
};
const padding = "x".repeat(1000);

/** A session of some 200 KB: neither of its ends reaches its middle. */
function longSession(header: Record<string, unknown> = {}) {
  const session = new SessionBuilder(header).user("First words").assistant("Well");
  for (let i = 0; i < 200; i++) session.entry("custom", { customType: "pad", data: padding });
  return session;
}

function sessionIn(bytes: Uint8Array) {
  const reader = new FactsReader();
  reader.push(bytes);
  return openSession(reader.facts());
}

/** What the ends tell when all of them is read, as the glance may not, to be quick. */
function glanceSlowly(text: string) {
  const bytes = Buffer.from(text);
  const head = bytes.subarray(0, 64 * KB);
  const start = sessionIn(head.subarray(0, head.lastIndexOf(0x0a) + 1));
  const tail = bytes.subarray(-64 * KB);
  const end = sessionIn(tail.subarray(tail.indexOf(0x0a) + 1));
  const [titleThere, titleHere] = [titleOf(end), titleOf(start)];
  const isNamed = titleThere.origin === "session-info" && titleHere.origin !== "slot";
  return {
    title: isNamed ? titleThere : titleHere,
    firstPrompt: firstPromptOf(start),
    lastActivity: lastActivityOf(end),
  };
}

describe("glanceAt", () => {
  it("tells from a part of the ends what the whole of them would", () => {
    const entry = fc.oneof(
      fc.record({ kind: fc.constant("pad" as const), size: fc.integer({ min: 1, max: 12 * KB }) }),
      fc.record({ kind: fc.constantFrom("command", "user", "assistant", "name") }),
    );
    const entries = fc.array(entry, { maxLength: 12 });
    fc.assert(
      fc.property(entries, entries, (first, last) => {
        const session = new SessionBuilder();
        const add = (list: typeof first) => {
          for (const [i, item] of list.entries()) {
            if (item.kind === "pad" && "size" in item) {
              session.entry("custom", { customType: "pad", data: "x".repeat(item.size) });
            } else if (item.kind === "command") session.user(`/mode ${i}`);
            else if (item.kind === "user") session.user(`question ${i}`);
            else if (item.kind === "assistant") session.assistant(`answer ${i}`);
            else session.entry("session_info", { name: `name ${i}` });
          }
        };
        add(first);
        session.entry("custom", { customType: "pad", data: "x".repeat(140 * KB) });
        session.user("near the end");
        add(last);
        const text = session.text();
        const { title, firstPrompt, lastActivity } = at(text);
        const slowly = glanceSlowly(text);
        expect({ title, firstPrompt }).toEqual({
          title: slowly.title,
          firstPrompt: slowly.firstPrompt,
        });
        if (!Number.isNaN(slowly.lastActivity)) expect(lastActivity).toBe(slowly.lastActivity);
      }),
    );
  });

  it("tells of a small file, whatever is wrong with it, what reading it whole would", () => {
    fc.assert(
      fc.property(damagedBytesArbitrary, (bytes) => {
        fc.pre(bytes.length <= END_BYTES);
        const session = sessionIn(bytes);
        const { header, slot } = session.facts;
        const time = lastActivityOf(session);
        expect(atBytes(Buffer.from(bytes))).toEqual({
          id: header?.id ?? null,
          title: titleOf(session),
          firstPrompt: firstPromptOf(session),
          cwd: header?.cwd ?? null,
          parentSession: header?.parentSession ?? null,
          lastActivity: Number.isNaN(time) ? null : time,
          hasSlot: slot !== undefined,
        });
      }),
      { numRuns: 500 },
    );
  });

  it("takes the prompt from the head and the last activity from the tail", () => {
    const text = longSession().user("Last words", { timestamp: "2026-05-05T05:05:05.000Z" }).text();
    const glance = at(text);
    expect(glance).toMatchObject({
      cwd: "/srv/demo",
      firstPrompt: "First words",
      title: { text: "First words" },
      lastActivity: Date.parse("2026-05-05T05:05:05.000Z"),
    });
  });

  it("takes a name from the tail, which a title slot overrules", () => {
    const named = longSession({ title: "By header" }).entry("session_info", { name: "Named late" });
    const slot = JSON.stringify({ type: "title", v: 1, title: "By slot", pad: "" });
    expect(at(named.text()).title).toEqual({ text: "Named late", origin: "session-info" });
    const slotted = at(`${slot}\n${named.text()}`);
    expect(slotted).toMatchObject({ title: { text: "By slot", origin: "slot" }, hasSlot: true });
  });

  it("looks further up where the last line fills the tail", () => {
    const text = longSession()
      .user("Last words", { timestamp: "2026-05-05T05:05:05.000Z" })
      .entry("custom", { data: "y".repeat(300 * KB) })
      .text();
    expect(at(text).lastActivity).toBe(Date.parse("2026-05-05T05:05:05.000Z"));
  });

  it("falls back to the head where no message is near the end", () => {
    const text = longSession()
      .entry("custom", { data: "y".repeat(2000 * KB) })
      .text();
    const glance = at(text);
    expect(glance.lastActivity).toBe(Date.parse("2026-01-05T09:00:03.000Z"));
  });

  it("reads as a record neither the line its head ends in nor the one its tail begins in", () => {
    // Wherever the ends cut, a record inside a record must not be taken for one of the file.
    const inner = JSON.stringify(smallSession({ id: "inner", prompt: "Inner" }));
    const text = `{"type":"custom","id":"c","parentId":null,"data":${inner.repeat(1).slice(0, -1)}${"z".repeat(200 * KB)}"}\n`;
    expect(at(text)).toMatchObject({ id: null, firstPrompt: "", lastActivity: null });
  });
});
