import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../../testing/folder.ts";
import { Files } from "./files.ts";
import { makeRoot } from "./root.ts";
import { walkRoot } from "./walk.ts";

async function walk(folder: string, onlyFile?: string) {
  const { state, found } = await walkRoot(makeRoot(folder, onlyFile), new Files());
  return { state, found: found.map(({ relativePath }) => relativePath).sort() };
}

describe("walkRoot", () => {
  it("finds session files at any depth and passes by everything else", async () => {
    const folder = makeFolder({
      "--srv-demo--/a.jsonl": "",
      "--srv-demo--/a/Scout.jsonl": "",
      "-demo/b.jsonl": "",
      "top.jsonl": "",
      "--srv-demo--/notes.txt": "",
      "--srv-demo--/c.jsonl.7f3a.bak": "",
      "--srv-demo--/.d.jsonl.abc123.tmp": "",
      "--srv-demo--/._a.jsonl": "",
      "--srv-demo--/e.jsonl.tmp": "",
      "--srv-demo--/folder.jsonl": { folder: true },
      ".trash/f.jsonl": "",
    });
    expect(await walk(folder)).toEqual({
      state: "ok",
      found: ["--srv-demo--/a.jsonl", "--srv-demo--/a/Scout.jsonl", "-demo/b.jsonl", "top.jsonl"],
    });
  });

  it("follows no link out of the folder, ends in loops and ignores links to nothing", async () => {
    const outside = makeFolder({ "secret.jsonl": "", "deeper/more.jsonl": "" });
    const folder = makeFolder({
      "a/real.jsonl": "",
      "a/loop": { link: "../.." },
      "a/itself.jsonl": { link: "itself.jsonl" },
      "a/dangling.jsonl": { link: "/nonexistent/target.jsonl" },
      "a/outside.jsonl": { link: join(outside, "secret.jsonl") },
      "a/outside-folder": { link: outside },
      "a/system.jsonl": { link: "/etc/hostname" },
    });
    expect((await walk(folder)).found).toEqual(["a/real.jsonl"]);
  });

  it("takes a link inside the folder for what it leads to", async () => {
    const folder = makeFolder({ "a/data.log": "x", "b/named.jsonl": { link: "../a/data.log" } });
    const { found } = await walkRoot(makeRoot(folder), new Files());
    expect(found.map(({ relativePath, path }) => [relativePath, path])).toEqual([
      ["b/named.jsonl", join(folder, "a/data.log")],
    ]);
  });

  it("puts files before links to them, whatever the names", async () => {
    const folder = makeFolder({
      "a.jsonl": { link: "z.jsonl" },
      "z.jsonl": "",
      "z/Agent.jsonl": "",
    });
    const { found } = await walkRoot(makeRoot(folder), new Files());
    expect(found.map(({ relativePath }) => relativePath)).toEqual([
      "z.jsonl",
      "z/Agent.jsonl",
      "a.jsonl",
    ]);
  });

  it("looks through a root that is a link itself", async () => {
    const folder = makeFolder({ "real/a.jsonl": "", sessions: { link: "real" } });
    expect((await walk(join(folder, "sessions"))).found).toEqual(["a.jsonl"]);
  });

  it("takes one file and its subagents where only that is served", async () => {
    const folder = makeFolder({
      "a.jsonl": "",
      "a/Scout.jsonl": "",
      "b.jsonl": "",
      "b/Scout.jsonl": "",
      "odd name.txt": "",
    });
    expect((await walk(folder, "a.jsonl")).found).toEqual(["a.jsonl", "a/Scout.jsonl"]);
    expect((await walk(folder, "odd name.txt")).found).toEqual(["odd name.txt"]);
  });

  it.each([
    { desc: "missing", path: "nowhere", state: "missing" },
    { desc: "empty", path: "empty", state: "empty" },
    { desc: "a file", path: "file", state: "unreadable" },
  ])("says that a root is $desc", async ({ path, state }) => {
    const folder = makeFolder({ empty: { folder: true }, file: "" });
    expect(await walk(join(folder, path))).toEqual({ state, found: [] });
  });

  it("goes as deep as folders go", async () => {
    const file = `${"d/".repeat(400)}x.jsonl`;
    const folder = makeFolder({ [file]: "" });
    expect((await walk(folder)).found).toEqual([file]);
  });
});
