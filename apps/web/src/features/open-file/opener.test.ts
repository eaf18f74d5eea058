import { type Facts, ReadCancelled } from "@leafwalk/core";
import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it, vi } from "vitest";
import type { OpenSession } from "../../source/open-session.ts";
import { factsOf } from "../../source/test-bytes.ts";
import type { LocalSession } from "../../state/local-store.ts";
import { Opener } from "./opener.ts";

const session = new SessionBuilder().user("hello").assistant("hi").bytes();
const file = (name: string, content: Uint8Array | string = session) =>
  new File([typeof content === "string" ? content : new Uint8Array(content)], name);
const found = (...files: File[]) => ({ files: files.map((one) => ({ file: one })) });

/** A pointer of the browser, with what it does when the page wants to read through it. */
function pointer(name: string, given: Partial<FileSystemFileHandle> = {}): FileSystemFileHandle {
  const handle: Partial<FileSystemFileHandle> = {
    kind: "file",
    name,
    queryPermission: async () => "granted",
    getFile: async () => file(name),
    ...given,
  };
  return handle as FileSystemFileHandle;
}

/** An opener whose reads end when the test says so. */
function setUp() {
  const waiting = new Map<string, { resolve(facts: Facts): void; reject(error: Error): void }>();
  const added: LocalSession[] = [];
  const states: Record<string, string> = {};
  let ids = 0;
  const [shown, left, listed, keep] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const opener = new Opener({
    newId: () => `id${++ids}`,
    now: () => 0,
    readFacts: (source, { signal }) =>
      new Promise((resolve, reject) => {
        waiting.set(source.fileName, { resolve, reject });
        if (signal?.aborted) reject(new ReadCancelled());
        signal?.addEventListener("abort", () => reject(new ReadCancelled()));
      }),
    add: (sessions) => added.push(...sessions),
    setState: (id, { state }) => {
      states[id] = state;
    },
    keep,
    showSession: shown,
    leaveSession: left,
    showList: listed,
  });
  const reading = (name: string) => vi.waitFor(() => expect(waiting.has(name)).toBe(true));
  const finish = async (name: string, content = session) => {
    await reading(name);
    waiting.get(name)?.resolve(factsOf(content));
  };
  const fail = (name: string, error: Error) => waiting.get(name)?.reject(error);
  return { opener, added, states, shown, left, listed, keep, reading, finish, fail };
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe("Opener", () => {
  it("shows a file once it turns out to be a session, whatever it is called", async () => {
    const { opener, added, shown, finish } = setUp();
    const opening = opener.open(found(file("notes.txt")));
    await vi.waitFor(() =>
      expect(opener.state()).toMatchObject({ phase: "reading", name: "notes.txt" }),
    );
    await finish("notes.txt");
    await opening;
    expect(opener.state()).toEqual({ phase: "idle" });
    expect(added.map(({ source }) => source.fileName)).toEqual(["notes.txt"]);
    expect(shown).toHaveBeenCalledExactlyOnceWith("id1");
  });

  it("lets a later drop win over one that is still being read", async () => {
    const { opener, added, shown, reading, finish } = setUp();
    const first = opener.open(found(file("slow.jsonl")));
    await reading("slow.jsonl");
    const second = opener.open(found(file("quick.jsonl")));
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
      const opening = opener.open(found(file("a.png", content)));
      if (desc !== "a picture") await finish("a.png", bytes(String(content)));
      await opening;
      expect(opener.state()).toMatchObject({ phase: "refused", title });
      expect(added).toEqual([]);
      expect(shown).not.toHaveBeenCalled();
    });
  }

  it("cancels without a word", async () => {
    const { opener, shown } = setUp();
    const opening = opener.open(found(file("a.jsonl")));
    opener.dismiss();
    await opening;
    expect(opener.state()).toEqual({ phase: "idle" });
    expect(shown).not.toHaveBeenCalled();
  });

  it("lists several files with the first that is a session, and reads on", async () => {
    const { opener, added, states, listed, finish } = setUp();
    const files = found(file("z.log", "{}"), file("a.jsonl"), file("b.jsonl"), file("c.txt", "{}"));
    const opening = opener.open(files);
    await finish("z.log", bytes("{}"));
    await vi.waitFor(() => expect(opener.state()).toMatchObject({ name: "a.jsonl" }));
    expect(listed).not.toHaveBeenCalled();
    await finish("a.jsonl");
    await vi.waitFor(() => expect(listed).toHaveBeenCalledOnce());
    expect(added.map(({ state }) => state.state)).toEqual(["failed", "open", "reading", "reading"]);
    expect(opener.state()).toEqual({ phase: "idle" });
    await finish("b.jsonl");
    await finish("c.txt", bytes("{}"));
    await opening;
    expect(states).toEqual({ id3: "open", id4: "failed" });
  });

  it("names several files of which none is a session, and leaves the page as it was", async () => {
    const { opener, added, listed, finish } = setUp();
    const opening = opener.open(found(file("a.log", "{}"), file("b.txt", "{}")));
    await finish("a.log", bytes("{}"));
    await finish("b.txt", bytes("{}"));
    await opening;
    expect(opener.state()).toMatchObject({
      phase: "refused",
      title: "None of these 2 files is a session file",
      text: expect.stringContaining("a.log, b.txt"),
    });
    expect([added, listed.mock.calls]).toEqual([[], []]);
  });

  it("reads on what is listed while another file is opened", async () => {
    const { opener, states, finish, shown, listed } = setUp();
    const several = opener.open(found(file("a.jsonl"), file("b.jsonl")));
    await finish("a.jsonl");
    await vi.waitFor(() => expect(listed).toHaveBeenCalled());
    const one = opener.open(found(file("c.jsonl")));
    await finish("c.jsonl");
    await finish("b.jsonl");
    await Promise.all([several, one]);
    expect(states).toEqual({ id2: "open" });
    expect(shown).toHaveBeenCalledExactlyOnceWith("id3");
  });

  it("lets a later drop win over a folder that is still being walked", async () => {
    const { opener, added, shown, finish } = setUp();
    let walked: (files: ReturnType<typeof found>) => void = () => {};
    const first = opener.open(new Promise((resolve) => (walked = resolve)));
    const second = opener.open(found(file("quick.jsonl")));
    await finish("quick.jsonl");
    await second;
    walked(found(file("slow.jsonl")));
    await first;
    expect(added.map(({ source }) => source.fileName)).toEqual(["quick.jsonl"]);
    expect(shown).toHaveBeenCalledOnce();
  });

  it("says so when a folder holds no session file", async () => {
    const { opener } = setUp();
    await opener.open({ files: [], folder: "holiday pictures" });
    expect(opener.state()).toMatchObject({
      phase: "refused",
      title: "holiday pictures holds no .jsonl file",
    });
  });
});

const idsIn = ({ session }: OpenSession) =>
  Array.from({ length: session.count }, (_, at) => session.idOf(at));

describe("Opener with a large file", () => {
  const large = new SessionBuilder().user("w".repeat(8_100_000)).user("and?").assistant("done");
  const content = large.bytes();
  const idsOf = ({ state }: LocalSession) =>
    state.state === "reading" && state.end ? idsIn(state.end) : undefined;

  it("shows its end first, and the rest in the same place when it is read", async () => {
    const { opener, added, states, shown, finish, reading } = setUp();
    const opening = opener.open(found(file("large.jsonl", content)));
    await reading("large.jsonl");
    expect(added.map(idsOf)).toEqual([["e2", "e3"]]);
    expect(shown).toHaveBeenCalledExactlyOnceWith("id1");
    expect(opener.state()).toMatchObject({ phase: "reading", shownAs: "id1" });
    await finish("large.jsonl", content);
    await opening;
    expect(states).toEqual({ id1: "open" });
    expect(shown).toHaveBeenCalledOnce();
    expect(opener.state()).toEqual({ phase: "idle" });
  });

  it("leaves its end when it is cancelled, and tells the reading to stop", async () => {
    const { opener, states, left, reading } = setUp();
    const opening = opener.open(found(file("large.jsonl", content)));
    await reading("large.jsonl");
    opener.dismiss();
    await opening;
    expect(left).toHaveBeenCalledExactlyOnceWith("id1");
    expect([states, opener.state()]).toEqual([{}, { phase: "idle" }]);
  });

  it("leaves its end for a later drop", async () => {
    const { opener, left, shown, reading, finish } = setUp();
    const first = opener.open(found(file("large.jsonl", content)));
    await reading("large.jsonl");
    const second = opener.open(found(file("small.jsonl")));
    expect(left).toHaveBeenCalledExactlyOnceWith("id1");
    await finish("small.jsonl");
    await Promise.all([first, second]);
    expect(shown.mock.calls).toEqual([["id1"], ["id2"]]);
    expect(left).toHaveBeenCalledOnce();
  });

  it("leaves its end and says why where the whole cannot be had", async () => {
    const { opener, left, reading, fail } = setUp();
    const opening = opener.open(found(file("large.jsonl", content)));
    await reading("large.jsonl");
    fail("large.jsonl", new Error("disk on fire"));
    await opening;
    expect(left).toHaveBeenCalledExactlyOnceWith("id1");
    expect(opener.state()).toMatchObject({ phase: "refused", text: "disk on fire" });
  });

  it("says why also where it was opened again and whoever asked has made room for its end", async () => {
    const { opener, reading, fail } = setUp();
    const handle = pointer("large.jsonl", { getFile: async () => file("large.jsonl", content) });
    const opening = opener.reopen([{ id: "earlier", handle }]);
    await reading("large.jsonl");
    fail("large.jsonl", new Error("disk on fire"));
    expect((await opening).size).toBe(1);
    expect(opener.state()).toMatchObject({ phase: "refused", text: "disk on fire" });
  });

  it("shows nothing before its end where that tells of no session", async () => {
    const { opener, added, shown, finish } = setUp();
    const log = bytes(`{"level":"info","text":"${"w".repeat(90)}"}\n`.repeat(80_000));
    const opening = opener.open(found(file("large.log", log)));
    await finish("large.log", log);
    await opening;
    expect([added, shown.mock.calls]).toEqual([[], []]);
    expect(opener.state()).toMatchObject({ title: "large.log is not a session file" });
  });
});

describe("Opener with the browser's pointers", () => {
  it("keeps them of files that are sessions, and of no other", async () => {
    const { opener, keep, finish } = setUp();
    const handle = pointer("a.jsonl");
    const opening = opener.open({
      files: [
        { file: file("a.jsonl"), handle: Promise.resolve(handle) },
        { file: file("b.log", "{}"), handle: Promise.resolve(pointer("b.log")) },
        { file: file("c.jsonl"), handle: Promise.resolve(undefined) },
      ],
    });
    await finish("a.jsonl");
    await finish("b.log", bytes("{}"));
    await finish("c.jsonl");
    await opening;
    expect(keep).toHaveBeenCalledExactlyOnceWith([{ id: "id1", handle }]);
  });

  it("opens a file again under its own id, as it is now", async () => {
    const { opener, added, shown, keep, finish } = setUp();
    const handle = pointer("a.jsonl");
    const opening = opener.reopen([{ id: "earlier", handle }]);
    await finish("a.jsonl");
    expect(await opening).toEqual(new Map());
    expect(added.map(({ id }) => id)).toEqual(["earlier"]);
    expect(shown).toHaveBeenCalledExactlyOnceWith("earlier");
    expect(keep).toHaveBeenCalledExactlyOnceWith([{ id: "earlier", handle }]);
  });

  const failing: { desc: string; given: Partial<FileSystemFileHandle>; title: string }[] = [
    {
      desc: "is gone",
      given: { getFile: () => Promise.reject(new DOMException("", "NotFoundError")) },
      title: "a.jsonl is gone",
    },
    {
      desc: "the reader does not allow",
      given: { queryPermission: async () => "prompt", requestPermission: async () => "denied" },
      title: "a.jsonl may not be read",
    },
    {
      desc: "the browser does not ask about",
      given: {
        queryPermission: async () => "prompt",
        requestPermission: () => Promise.reject(new DOMException("", "SecurityError")),
      },
      title: "a.jsonl may not be read",
    },
    {
      desc: "cannot be read",
      given: { getFile: () => Promise.reject(new Error("disk on fire")) },
      title: "a.jsonl could not be read",
    },
    {
      desc: "is empty now",
      given: { getFile: async () => file("a.jsonl", "") },
      title: "a.jsonl is empty",
    },
  ];
  for (const { desc, given, title } of failing) {
    it(`gives the reason for a file that ${desc}`, async () => {
      const { opener, added, finish } = setUp();
      const opening = opener.reopen([{ id: "one", handle: pointer("a.jsonl", given) }]);
      if (title.endsWith("empty")) await finish("a.jsonl", bytes(""));
      expect((await opening).get("one")).toMatchObject({ title });
      expect([added, opener.state()]).toEqual([[], { phase: "idle" }]);
    });
  }

  it("asks for the permission only where it has to", async () => {
    const { opener, finish } = setUp();
    const requestPermission = vi.fn(async () => "granted" as const);
    const asking = pointer("b.jsonl", { queryPermission: async () => "prompt", requestPermission });
    const known = pointer("a.jsonl", { requestPermission: () => Promise.reject(new Error()) });
    const opening = opener.reopen([
      { id: "a", handle: known },
      { id: "b", handle: asking },
    ]);
    await finish("a.jsonl");
    await finish("b.jsonl");
    expect(await opening).toEqual(new Map());
    expect(requestPermission).toHaveBeenCalledOnce();
  });
});
