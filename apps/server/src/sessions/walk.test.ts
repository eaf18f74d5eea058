import {
  appendFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../../testing/folder.ts";
import { Files } from "./files.ts";
import { makeRoot, type Root } from "./root.ts";
import { Walker } from "./walk.ts";

const walkOnce = (root: Root) => new Walker(root, new Files()).walk();

async function walk(folder: string, onlyFile?: string) {
  const { state, found } = await walkOnce(makeRoot(folder, onlyFile));
  return { state, found: found.map(({ relativePath }) => relativePath).sort() };
}

describe("Walker", () => {
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
    const { found } = await walkOnce(makeRoot(folder));
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
    const { found } = await walkOnce(makeRoot(folder));
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

  it("gives the same walk while nothing changes, and another for every kind of change", async () => {
    const folder = makeFolder({
      "a/one.jsonl": { content: "1", modified: "2026-01-01T00:00:00Z" },
      "a/two.jsonl": "2",
      "link.jsonl": { link: "a/two.jsonl" },
    });
    const walker = new Walker(makeRoot(folder), new Files());
    let before = await walker.walk();
    expect(await walker.walk()).toBe(before);
    const one = join(folder, "a/one.jsonl");
    const changes: Record<string, () => void> = {
      "a longer file": () => appendFileSync(one, "more"),
      "another time": () => utimesSync(one, 1, 1),
      "another file of the same size and time": () => {
        writeFileSync(`${one}.new`, "1more");
        utimesSync(`${one}.new`, 1, 1);
        renameSync(`${one}.new`, one);
      },
      "a new file": () => writeFileSync(join(folder, "a/three.jsonl"), ""),
      "a file gone": () => rmSync(join(folder, "a/two.jsonl")),
      "a link in a file's place": () => {
        rmSync(one);
        symlinkSync("three.jsonl", one);
      },
      "no folder": () => rmSync(folder, { recursive: true }),
    };
    for (const [what, change] of Object.entries(changes)) {
      change();
      const after = await walker.walk();
      expect(after, what).not.toBe(before);
      expect(after, what).toEqual(await walkOnce(makeRoot(folder)));
      expect(await walker.walk(), what).toBe(after);
      before = after;
    }
  });
});
