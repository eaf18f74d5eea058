import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SessionBuilder } from "@leafwalk/core/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runInspect } from "./inspect.ts";

let folder = "";
let out = "";
let errors = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "leafwalk-inspect-"));
  [out, errors] = ["", ""];
  // The command writes to the process's own streams; these two are its edges.
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    out += String(text);
    return true;
  });
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    errors += String(text);
    return true;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function file(name: string, content: string | SessionBuilder): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, typeof content === "string" ? content : content.bytes());
  return path;
}

/** What `--json` prints for one file. */
async function inspectJson(path: string, ...args: string[]) {
  expect(await runInspect(["--json", ...args, path])).toBe(0);
  return JSON.parse(out);
}

describe("leafwalk inspect", () => {
  it("prints one JSON object a file, each on a line of its own", async () => {
    const [a, b] = [
      await file("a.jsonl", new SessionBuilder().user("q").assistant("a")),
      await file("b.jsonl", ""),
    ];
    expect(await runInspect(["--json", a, b])).toBe(0);
    const [first, second, end] = out.split("\n").map((line) => line && JSON.parse(line));
    expect(first).toMatchObject({
      path: a,
      kind: "session",
      sourceVersion: 3,
      header: { id: "fixture", version: 3 },
      title: "q",
      entries: 2,
      entryIds: ["e1", "e2"],
      types: { message: 2 },
      roots: ["e1"],
      leaf: "e2",
      leaves: ["e2"],
      labels: {},
      usage: { input: 10, output: 5, cacheRead: 0, cacheWrite: 0, totalTokens: 15, cost: 0.01 },
      diagnostics: [],
    });
    expect(first.contexts.e2).toMatchObject({
      documented: [
        { role: "user", entryId: "e1", text: "q" },
        { role: "assistant", entryId: "e2", text: "a" },
      ],
      llm: [
        { role: "user", entryId: "e1", text: "q" },
        { role: "assistant", entryId: "e2", text: "a" },
      ],
      omitted: [],
      altered: [],
      models: { default: "acme/acme-1" },
      thinkingLevel: "off",
      mode: "none",
      injectedTtsrRules: [],
    });
    expect(second).toMatchObject({ kind: "empty", header: null, leaf: null, contexts: {} });
    expect(end).toBe("");
  });

  it("tells only the leaf's context, one that is named, or all tips and the leaf", async () => {
    const path = await file(
      "a.jsonl",
      new SessionBuilder().user("q").user("b").goTo("e1").user("c"),
    );
    expect(Object.keys((await inspectJson(path)).contexts)).toEqual(["e3"]);
    out = "";
    expect(Object.keys((await inspectJson(path, "--leaf", "e1")).contexts)).toEqual(["e1"]);
    out = "";
    expect(Object.keys((await inspectJson(path, "--leaf", "all")).contexts)).toEqual(["e2", "e3"]);
  });

  it("names contexts of a repeated id by its holders, the last one also by the plain id", async () => {
    const path = await file(
      "a.jsonl",
      new SessionBuilder().user("q", { id: "x" }).user("r", { id: "x", parentId: null }),
    );
    expect(Object.keys((await inspectJson(path, "--leaf", "all")).contexts)).toEqual([
      "x~1",
      "x",
      "x~2",
    ]);
  });

  it("takes __proto__ for an id like any other", async () => {
    const path = await file(
      "a.jsonl",
      new SessionBuilder()
        .user("q", { id: "__proto__" })
        .entry("label", { targetId: "__proto__", label: "l" }),
    );
    expect(await runInspect(["--json", "--leaf", "__proto__", path])).toBe(0);
    expect(out).toContain('"labels":{"__proto__":"l"}');
    expect(out).toContain('"contexts":{"__proto__":{"documented":[{"role":"user"');
  });

  it("goes on behind a file it cannot read and exits with 1", async () => {
    const good = await file("good.jsonl", new SessionBuilder().user("q"));
    expect(await runInspect([join(folder, "gone.jsonl"), folder, good])).toBe(1);
    expect(errors.split("\n")).toEqual([
      `leafwalk: ${join(folder, "gone.jsonl")}: there is no such file`,
      `leafwalk: ${folder}: this is not a file`,
      "",
    ]);
    expect(out).toContain("entries      1, 1 roots, 1 tips, leaf e1");
  });

  it.each([
    { args: [], says: "no FILE given" },
    { args: ["--nonsense", "x"], says: "--nonsense" },
  ])("refuses wrong usage with 2: $args", async ({ args, says }) => {
    expect(await runInspect(args)).toBe(2);
    expect(errors).toContain(says);
  });

  it("says in words what is wrong and what was done", async () => {
    const path = await file(
      "a.jsonl",
      new SessionBuilder().user("q").raw("garbage").user("r", { parentId: "gone" }),
    );
    expect(await runInspect([path])).toBe(0);
    expect(out).toContain(
      "line 3: 7 bytes cannot be read as JSON (malformed-line). Left out; reading goes on behind it.",
    );
    expect(out).toContain(
      "line 4: Parent gone is not in this file (missing-parent). Made it a root.",
    );
  });

  it("says of a foreign file that it is no session", async () => {
    expect(await runInspect([await file("a.log", "hello\n")])).toBe(0);
    expect(out).toContain("No line of the file is a record of a session");
  });

  it("prints no control codes of a session, and no line that a session made up", async () => {
    const label = "x\u001b]0;title\u0007\n  error        line 1: made up";
    const builder = new SessionBuilder({ cwd: "/srv\u001b[31m" })
      .user("q")
      .entry("label", { targetId: "e1", label });
    expect(await runInspect([await file("a.jsonl", builder)])).toBe(0);
    expect(out).not.toContain("\u001b");
    expect(out).not.toContain("\u0007");
    expect(out.split("\n").some((line) => line.startsWith("  error"))).toBe(false);
  });

  it("does not wait at a pipe", async () => {
    const pipe = join(folder, "pipe.jsonl");
    execFileSync("mkfifo", [pipe]);
    expect(await runInspect([pipe])).toBe(1);
    expect(errors).toContain("this is not a file");
  });
});
