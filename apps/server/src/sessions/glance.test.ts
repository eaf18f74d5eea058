import {
  bytesSource,
  FactsReader,
  firstPromptOf,
  lastActivityOf,
  openSession,
  readFacts,
  summariseSession,
  titleOf,
} from "@leafwalk/core";
import { SessionBuilder } from "@leafwalk/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { smallSession } from "../../testing/sessions.ts";
import { glanceAt } from "./glance.ts";

const KB = 1024;
const at = (bytes: string | Uint8Array) => glanceAt(bytesSource(Buffer.from(bytes)));
const padding = "x".repeat(1000);

/** A session of some 200 KB: neither of its ends reaches its middle. */
function longSession(header: Record<string, unknown> = {}) {
  const session = new SessionBuilder(header).user("First words").assistant("Well");
  for (let i = 0; i < 200; i++) session.entry("custom", { customType: "pad", data: padding });
  return session;
}

/** What the ends tell when all of them is read, as the glance may not, to be quick. */
function glanceSlowly(text: string) {
  const bytes = Buffer.from(text);
  const sessionIn = (part: Uint8Array) => {
    const reader = new FactsReader();
    reader.push(part);
    return openSession(reader.facts());
  };
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
  it("tells from a part of the ends what the whole of them would", async () => {
    const entry = fc.oneof(
      fc.record({ kind: fc.constant("pad" as const), size: fc.integer({ min: 1, max: 12 * KB }) }),
      fc.record({ kind: fc.constantFrom("command", "user", "assistant", "name") }),
    );
    const entries = fc.array(entry, { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(entries, entries, async (first, last) => {
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
        const { title, firstPrompt, lastActivity } = await at(text);
        const slowly = glanceSlowly(text);
        expect({ title, firstPrompt }).toEqual({
          title: slowly.title,
          firstPrompt: slowly.firstPrompt,
        });
        if (!Number.isNaN(slowly.lastActivity)) expect(lastActivity).toBe(slowly.lastActivity);
      }),
    );
  });

  it("reads a small file whole", async () => {
    const text = smallSession({ prompt: "Hello" });
    const glance = await at(text);
    const summary = summariseSession(openSession(await readFacts(bytesSource(Buffer.from(text)))));
    expect(glance.whole).toEqual({ summary, damaged: null });
    expect(glance.title).toEqual({ text: "Hello", origin: "first-user-text" });
  });

  it("takes the prompt from the head and the last activity from the tail", async () => {
    const text = longSession().user("Last words", { timestamp: "2026-05-05T05:05:05.000Z" }).text();
    const glance = await at(text);
    expect(glance.whole).toBeUndefined();
    expect(glance).toMatchObject({
      cwd: "/srv/demo",
      firstPrompt: "First words",
      title: { text: "First words" },
      lastActivity: Date.parse("2026-05-05T05:05:05.000Z"),
    });
  });

  it("takes a name from the tail, which a title slot overrules", async () => {
    const named = longSession({ title: "By header" }).entry("session_info", { name: "Named late" });
    const slot = JSON.stringify({ type: "title", v: 1, title: "By slot", pad: "" });
    expect((await at(named.text())).title).toEqual({ text: "Named late", origin: "session-info" });
    const slotted = await at(`${slot}\n${named.text()}`);
    expect(slotted).toMatchObject({ title: { text: "By slot", origin: "slot" }, hasSlot: true });
  });

  it("looks further up where the last line fills the tail", async () => {
    const text = longSession()
      .user("Last words", { timestamp: "2026-05-05T05:05:05.000Z" })
      .entry("custom", { data: "y".repeat(300 * KB) })
      .text();
    expect((await at(text)).lastActivity).toBe(Date.parse("2026-05-05T05:05:05.000Z"));
  });

  it("falls back to the head where no message is near the end", async () => {
    const text = longSession()
      .entry("custom", { data: "y".repeat(2000 * KB) })
      .text();
    const glance = await at(text);
    expect(glance.lastActivity).toBe(Date.parse("2026-01-05T09:00:03.000Z"));
  });

  it("reads as a record neither the line its head ends in nor the one its tail begins in", async () => {
    // Wherever the ends cut, a record inside a record must not be taken for one of the file.
    const inner = JSON.stringify(smallSession({ id: "inner", prompt: "Inner" }));
    const text = `{"type":"custom","id":"c","parentId":null,"data":${inner.repeat(1).slice(0, -1)}${"z".repeat(200 * KB)}"}\n`;
    expect(await at(text)).toMatchObject({ id: null, firstPrompt: "", lastActivity: null });
  });

  it.each([
    { desc: "an empty file", text: "", damaged: "The file is empty" },
    {
      desc: "a foreign file",
      text: '{"type":"event","data":"tick"}\n',
      damaged: "No line of the file is a record of a session",
    },
    {
      desc: "a torn header",
      text: `{"type":"sess\n${new SessionBuilder(null).user("Hi").text()}`,
      damaged: "Line 1: 13 bytes cannot be read as JSON",
    },
    {
      desc: "no header",
      text: new SessionBuilder(null).user("Hi").text(),
      damaged: "The file has no session header",
    },
    {
      desc: "several bad lines",
      text: `${smallSession()}{bad\n{worse\n`,
      damaged: "Line 4: 4 bytes cannot be read as JSON, and 1 more place",
    },
    {
      desc: "a last line still being written",
      text: `${smallSession()}{"type":"mess`,
      damaged: null,
    },
  ])("says what is lost of $desc", async ({ text, damaged }) => {
    expect((await at(text)).whole?.damaged).toBe(damaged);
  });
});
