import { describe, expect, it } from "vitest";
import { collectFiles, type Dropped, takeDropped } from "./collect-files.ts";
import { droppedFolder } from "./dropped-folder.ts";

type Tree = { readonly [name: string]: string | Tree };

/** A folder as the browser hands it over, giving few entries at a time as browsers do. */
function folderOf(name: string, tree: Tree): FileSystemDirectoryEntry {
  const entries = Object.entries(tree).map(([child, content]) =>
    typeof content === "string" ? fileOf(child, content) : folderOf(child, content),
  );
  let at = 0;
  const reader = {
    readEntries: (done: (some: FileSystemEntry[]) => void) => {
      done(entries.slice(at, at + 2));
      at += 2;
    },
  };
  const entry = { name, isDirectory: true, isFile: false, createReader: () => reader };
  // The browser's own interface has more members than anyone asks for here.
  return entry as unknown as FileSystemDirectoryEntry;
}

function fileOf(name: string, content: string): FileSystemFileEntry {
  const file = (done: (file: File) => void) => done(new File([content], name));
  const entry = { name, isDirectory: false, isFile: true, file };
  return entry as unknown as FileSystemFileEntry;
}

/** The same folder behind the browser's pointer to it. */
function folderHandle(name: string, tree: Tree): FileSystemDirectoryHandle {
  const children = Object.entries(tree).map(([child, content]) =>
    typeof content === "string" ? fileHandle(child, content) : folderHandle(child, content),
  );
  async function* values() {
    yield* children;
  }
  return { kind: "directory", name, values } as unknown as FileSystemDirectoryHandle;
}

function fileHandle(name: string, content: string): FileSystemFileHandle {
  const getFile = async () => new File([content], name);
  return { kind: "file", name, getFile } as unknown as FileSystemFileHandle;
}

const tree: Tree = {
  "b.jsonl": "",
  "notes.txt": "",
  "a.jsonl": "",
  project: { "c.jsonl": "", inner: { "d.jsonl": "", "e.png": "" } },
};

async function collected(dropped: Dropped) {
  const { files } = await collectFiles(dropped);
  return Promise.all(
    files.map(async ({ file, handle }) => [file.name, (await handle)?.name ?? "no pointer"]),
  );
}

describe("collectFiles", () => {
  it("finds the session files of a folder, however deep, in the order of their names", async () => {
    const folder = droppedFolder(folderOf("sessions", tree), Promise.resolve(undefined));
    expect(await collected({ files: [], folders: [folder] })).toEqual(
      ["a.jsonl", "b.jsonl", "c.jsonl", "d.jsonl"].map((name) => [name, "no pointer"]),
    );
  });

  it("finds the same with a pointer to each where the browser points to the folder", async () => {
    const pointer = Promise.resolve(folderHandle("sessions", tree));
    const folder = droppedFolder(folderOf("sessions", {}), pointer);
    expect(await collected({ files: [], folders: [folder] })).toEqual(
      ["a.jsonl", "b.jsonl", "c.jsonl", "d.jsonl"].map((name) => [name, name]),
    );
  });

  it("takes every file that was dropped by itself, whatever it is called", async () => {
    const files = [{ file: new File([], "x.txt") }, { file: new File([], "y.png") }];
    expect(await collectFiles({ files, folders: [] })).toEqual({ files, folder: undefined });
  });
});

describe("takeDropped", () => {
  const drop = (...items: object[]) => takeDropped({ items } as unknown as DataTransfer);
  const item = (pointer?: () => Promise<FileSystemHandle | null>) => ({
    kind: "file",
    webkitGetAsEntry: () => null,
    getAsFile: () => new File([], "a.jsonl"),
    ...(pointer && { getAsFileSystemHandle: pointer }),
  });

  it("takes the pointers while the event lasts", async () => {
    let asked = 0;
    const pointer = async () => {
      asked++;
      return fileHandle("a.jsonl", "");
    };
    const { files } = drop(item(pointer), { kind: "string" }, item(pointer));
    expect(asked).toBe(2);
    expect((await files[1]?.handle)?.name).toBe("a.jsonl");
  });

  const without: { desc: string; pointer?: () => Promise<FileSystemHandle | null> }[] = [
    { desc: "knows no pointers" },
    { desc: "gives none", pointer: async () => null },
    { desc: "refuses one", pointer: () => Promise.reject(new Error("a system folder")) },
    { desc: "points to something else", pointer: async () => folderHandle("a.jsonl", {}) },
  ];
  for (const { desc, pointer } of without) {
    it(`takes the file all the same where the browser ${desc}`, async () => {
      const { files } = drop(item(pointer));
      expect(files[0]?.file.name).toBe("a.jsonl");
      expect(await files[0]?.handle).toBeUndefined();
    });
  }
});
