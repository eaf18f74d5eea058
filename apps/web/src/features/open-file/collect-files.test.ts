import { describe, expect, it } from "vitest";
import { collectFiles } from "./collect-files.ts";

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

describe("collectFiles", () => {
  it("finds the session files of a folder, however deep, in the order of their names", async () => {
    const folder = folderOf("sessions", {
      "b.jsonl": "",
      "notes.txt": "",
      "a.jsonl": "",
      project: { "c.jsonl": "", inner: { "d.jsonl": "", "e.png": "" } },
    });
    const files = await collectFiles({ files: [], folders: [folder] });
    expect(files.map(({ name }) => name)).toEqual(["a.jsonl", "b.jsonl", "c.jsonl", "d.jsonl"]);
  });

  it("takes every file that was dropped by itself, whatever it is called", async () => {
    const files = [new File([], "x.txt"), new File([], "y.png")];
    expect(await collectFiles({ files, folders: [] })).toEqual(files);
  });
});
