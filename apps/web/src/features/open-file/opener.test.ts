import { type Facts, ReadCancelled } from "@leafwalk/core";
import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it, vi } from "vitest";
import { factsOf } from "../../source/test-bytes.ts";
import type { LocalSession } from "../../state/local-store.ts";
import { Opener } from "./opener.ts";

const session = new SessionBuilder().user("hello").assistant("hi").bytes();
const file = (name: string, content: Uint8Array | string = session) =>
  new File([typeof content === "string" ? content : new Uint8Array(content)], name);

/** An opener whose reads end when the test says so. */
function setUp() {
  const waiting = new Map<string, (facts: Facts) => void>();
  const added: LocalSession[] = [];
  const states: Record<string, string> = {};
  let ids = 0;
  const [shown, listed] = [vi.fn(), vi.fn()];
  const opener = new Opener({
    newId: () => `id${++ids}`,
    readFacts: (source, { signal }) =>
      new Promise((resolve, reject) => {
        waiting.set(source.fileName, resolve);
        if (signal?.aborted) reject(new ReadCancelled());
        signal?.addEventListener("abort", () => reject(new ReadCancelled()));
      }),
    add: (sessions) => added.push(...sessions),
    setState: (id, { state }) => {
      states[id] = state;
    },
    showSession: shown,
    showList: listed,
  });
  const finish = async (name: string, content = session) => {
    await vi.waitFor(() => expect(waiting.has(name)).toBe(true));
    waiting.get(name)?.(factsOf(content));
  };
  return { opener, added, states, shown, listed, finish };
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe("Opener", () => {
  it("shows a file once it turns out to be a session, whatever it is called", async () => {
    const { opener, added, shown, finish } = setUp();
    const opening = opener.open([file("notes.txt")]);
    expect(opener.state()).toMatchObject({ phase: "reading", name: "notes.txt" });
    await finish("notes.txt");
    await opening;
    expect(opener.state()).toEqual({ phase: "idle" });
    expect(added.map(({ source }) => source.fileName)).toEqual(["notes.txt"]);
    expect(shown).toHaveBeenCalledExactlyOnceWith("id1");
  });

  it("lets a later drop win over one that is still being read", async () => {
    const { opener, added, shown, finish } = setUp();
    const first = opener.open([file("slow.jsonl")]);
    const second = opener.open([file("quick.jsonl")]);
    await finish("quick.jsonl");
    await second;
    await finish("slow.jsonl");
    await first;
    expect(added.map(({ source }) => source.fileName)).toEqual(["quick.jsonl"]);
    expect(shown).toHaveBeenCalledExactlyOnceWith("id2");
    expect(opener.state()).toEqual({ phase: "idle" });
  });

  const refused: { desc: string; content: Uint8Array | string; title: string }[] = [
    {
      desc: "a picture",
      content: Uint8Array.from({ length: 4000 }, (_, i) => (i * 73 + (i >> 3)) % 256),
      title: "a.png is not a session file",
    },
    { desc: "a foreign log", content: '{"level":"info"}\n', title: "a.png is not a session file" },
    { desc: "an empty file", content: "", title: "a.png is empty" },
  ];
  for (const { desc, content, title } of refused) {
    it(`refuses ${desc} by name and leaves the page as it was`, async () => {
      const { opener, added, shown, finish } = setUp();
      const opening = opener.open([file("a.png", content)]);
      if (desc !== "a picture") await finish("a.png", bytes(String(content)));
      await opening;
      expect(opener.state()).toMatchObject({ phase: "refused", title });
      expect(added).toEqual([]);
      expect(shown).not.toHaveBeenCalled();
    });
  }

  it("cancels without a word", async () => {
    const { opener, shown } = setUp();
    const opening = opener.open([file("a.jsonl")]);
    opener.dismiss();
    await opening;
    expect(opener.state()).toEqual({ phase: "idle" });
    expect(shown).not.toHaveBeenCalled();
  });

  it("lists several files and reads them one after the other", async () => {
    const { opener, added, states, listed, finish } = setUp();
    const opening = opener.open([file("a.jsonl"), file("b.jsonl"), file("c.jsonl", "{}")]);
    expect(added.map(({ state }) => state.state)).toEqual(["reading", "reading", "reading"]);
    expect(listed).toHaveBeenCalledOnce();
    await finish("a.jsonl");
    await finish("b.jsonl");
    await finish("c.jsonl", bytes("{}"));
    await opening;
    expect(states).toEqual({ id1: "open", id2: "open", id3: "failed" });
  });

  it("says so when a folder holds no session file", async () => {
    const { opener } = setUp();
    await opener.open([], "holiday pictures");
    expect(opener.state()).toMatchObject({
      phase: "refused",
      title: "holiday pictures holds no .jsonl file",
    });
  });
});
