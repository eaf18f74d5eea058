import { describe, expect, it } from "vitest";
import { createKeptStore, type KeptFile, MOST_KEPT } from "./kept-store.ts";

function kept(id: string, path = `/${id}/a.jsonl`): KeptFile {
  const isSameEntry = async (other: FileSystemHandle) => Reflect.get(other, "path") === path;
  const handle = { kind: "file", name: path.split("/").at(-1), path, isSameEntry };
  // Only what the store asks of a pointer.
  return { id, handle: handle as unknown as FileSystemFileHandle };
}

function setUp(value?: unknown) {
  let stored = value;
  const database = {
    readKept: async () => stored,
    changeKept: async <T>(change: (before: unknown) => T) => {
      const after = change(stored);
      stored = after;
      return after;
    },
  };
  const store = createKeptStore(database);
  const ids = () => store.getState().files?.map(({ id }) => id);
  return { store, ids, stored: () => stored, reload: () => createKeptStore(database) };
}

describe("the kept files", () => {
  it("are there again after a reload, the latest first", async () => {
    const { store, reload } = setUp();
    await store.getState().keep([kept("a"), kept("b")]);
    await store.getState().keep([kept("c")]);
    const again = reload();
    expect(again.getState().files).toBeUndefined();
    await again.getState().load();
    expect(again.getState().files?.map(({ id }) => id)).toEqual(["c", "a", "b"]);
  });

  it("hold an id, a pointer and nothing else", async () => {
    const { store, stored } = setUp();
    await store.getState().keep([kept("a")]);
    expect(stored()).toEqual([{ id: "a", handle: expect.objectContaining({ kind: "file" }) }]);
  });

  it("move to the front when they are opened again", async () => {
    const { store, ids } = setUp([kept("a"), kept("b")]);
    await store.getState().keep([kept("b")]);
    expect(ids()).toEqual(["b", "a"]);
  });

  it("are bounded: the oldest go", async () => {
    const { store, ids } = setUp();
    await store.getState().keep([kept("old")]);
    await store.getState().keep(Array.from({ length: MOST_KEPT }, (_, i) => kept(`n${i}`)));
    expect(ids()).toHaveLength(MOST_KEPT);
    expect(ids()).not.toContain("old");
  });

  it("are found by every id under which a file was opened, and offered once", async () => {
    const { store, ids } = setUp([kept("b", "/x/a.jsonl"), kept("a", "/x/a.jsonl"), kept("c")]);
    await store.getState().load();
    expect(ids()).toEqual(["b", "a", "c"]);
    expect(store.getState().distinct.map(({ id }) => id)).toEqual(["b", "c"]);
  });

  it("can be forgotten, one or all", async () => {
    const { store, ids, stored } = setUp([kept("a"), kept("b"), kept("c")]);
    await store.getState().forget(["b"]);
    expect(ids()).toEqual(["a", "c"]);
    await store.getState().forget();
    expect([ids(), store.getState().distinct, stored()]).toEqual([[], [], []]);
  });

  for (const odd of [null, 7, "x", {}, [null, 1, { id: 2 }, { id: "a", handle: { kind: "x" } }]]) {
    it(`are none where something else stands in their place: ${JSON.stringify(odd)}`, async () => {
      const { store, ids } = setUp(odd);
      await store.getState().load();
      expect(ids()).toEqual([]);
    });
  }

  it("are none where the browser keeps nothing, and nothing breaks", async () => {
    const refuse = () => Promise.reject(new DOMException("", "InvalidStateError"));
    const store = createKeptStore({ readKept: refuse, changeKept: refuse });
    await store.getState().load();
    await store.getState().keep([kept("a")]);
    await store.getState().forget();
    expect(store.getState()).toMatchObject({ files: [], distinct: [] });
  });
});
