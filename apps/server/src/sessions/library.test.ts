import { openSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import { countingFiles } from "../../testing/counting-files.ts";
import { countingReader } from "../../testing/counting-reader.ts";
import { addTo, makeFolder } from "../../testing/folder.ts";
import { makeServer } from "../../testing/server.ts";
import { fileName, smallSession } from "../../testing/sessions.ts";
import { type Reader, readHere } from "../reading/reader.ts";
import { glanceAtFiles } from "./glance-files.ts";
import { makeDemoRoot, makeRoot } from "./root.ts";

/** A session too large to be known from its two ends. */
function largeSession(prompt = "Hello"): string {
  const session = new SessionBuilder().user(prompt);
  for (let i = 0; i < 200; i++) session.assistant("x".repeat(1000));
  return session.text();
}

/** A promise and what resolves it. */
function latch() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe("a list of thousands of files", () => {
  it("has them all, with at most sixteen open at once", async () => {
    const items: Record<string, string> = {};
    for (let i = 0; i < 3000; i++) {
      items[`p${i % 40}/${fileName(`n${i}`)}`] = smallSession({
        id: `n${i}`,
        cwd: `/srv/p${i % 40}`,
      });
    }
    const { files, counts } = countingFiles();
    const server = makeServer([makeFolder(items)], { files });
    const lists = await Promise.all(Array.from({ length: 20 }, () => server.list()));
    for (const { total, pending, projects } of lists) {
      expect([total, pending, projects.length]).toEqual([3000, 0, 40]);
    }
    expect(counts.most).toBeLessThanOrEqual(16);
    expect(counts.now).toBe(0);
    await server.library.settle();
    expect(counts.opened).toBe(3000);
  });

  it("answers before the first look at them is done, ordered by the files' times", async () => {
    const { open, opened } = latch();
    const { reader } = countingReader(() => opened);
    const server = makeServer(
      [
        makeFolder({
          "old.jsonl": { content: smallSession(), modified: "2026-01-01T00:00:00Z" },
          "new.jsonl": { content: smallSession(), modified: "2026-02-01T00:00:00Z" },
        }),
      ],
      { reader, listWithinMs: 0 },
    );
    const early = await server.list();
    expect(early.sessions.map(({ file, summary, title }) => [file, summary, title])).toEqual([
      ["new.jsonl", null, "new.jsonl"],
      ["old.jsonl", null, "old.jsonl"],
    ]);
    expect(early.pending).toBe(2);
    open();
    await server.library.settle();
    expect(await server.list()).toMatchObject({
      pending: 0,
      sessions: [{ title: "Name three fruits" }, {}],
    });
  });
});

describe("what the list says of a large file", () => {
  it("comes from its ends at once, and is completed by itself", async () => {
    const server = makeServer([makeFolder({ "a.jsonl": largeSession() })], { wholeWithinMs: 0 });
    const early = await server.list();
    expect(early.sessions[0]).toMatchObject({ title: "Hello", cwd: "/srv/demo", summary: null });
    expect(early.pending).toBe(1);
    await server.library.settle();
    const late = await server.list();
    expect(late.sessions[0]).toMatchObject({
      summary: { entries: 201, usage: { totalTokens: 3000 } },
    });
    expect(late.pending).toBe(0);
  });

  it("lets other requests through while it is completed", async () => {
    const { open, opened } = latch();
    // The reading of the whole file is held up.
    const { files } = countingFiles(() => opened);
    const folder = makeFolder({ "a.jsonl": largeSession() });
    const server = makeServer([folder], { files, listWithinMs: 0 });
    await server.list();
    const health = await server.request("/api/healthz");
    expect(await health.json()).toEqual({ ready: true, version: "1.2.3" });
    open();
    await server.library.settle();
  });

  it("stays, marked as pending, while a changed file is read again, and the new end counts", async () => {
    const folder = makeFolder({ "a.jsonl": largeSession() });
    const server = makeServer([folder], { wholeWithinMs: 0 });
    await server.list();
    await server.library.settle();
    const more = new SessionBuilder(null)
      .user("More", { timestamp: "2026-11-01T00:00:00.000Z" })
      .text();
    addTo(folder, { "a.jsonl": largeSession() + more });
    server.passTime();
    expect(await server.list()).toMatchObject({
      pending: 1,
      sessions: [
        {
          title: "Hello",
          lastActivity: Date.parse("2026-11-01T00:00:00.000Z"),
          summary: { entries: 201 },
        },
      ],
    });
    await server.library.settle();
    server.passTime();
    expect(await server.list()).toMatchObject({
      pending: 0,
      sessions: [{ summary: { entries: 202 } }],
    });
  });
});

describe("the folders", () => {
  it("are walked again only after a while; then new, changed and lost files show", async () => {
    const folder = makeFolder({ "a.jsonl": smallSession({ prompt: "Before" }), "b.jsonl": "" });
    const server = makeServer([folder]);
    const titles = async () => (await server.list()).sessions.map(({ title }) => title).sort();
    expect(await titles()).toEqual(["Before", "b.jsonl"]);
    addTo(folder, { "a.jsonl": smallSession({ prompt: "After it" }), "c.jsonl": smallSession() });
    rmSync(join(folder, "b.jsonl"));
    expect(await titles()).toEqual(["Before", "b.jsonl"]);
    server.passTime();
    expect(await titles()).toEqual(["After it", "Name three fruits"]);
  });

  it("notice a change that keeps the size", async () => {
    const folder = makeFolder({ "a.jsonl": smallSession({ prompt: "One" }) });
    const server = makeServer([folder]);
    await server.list();
    addTo(folder, { "a.jsonl": smallSession({ prompt: "Two" }) });
    utimesSync(join(folder, "a.jsonl"), new Date(), new Date(Date.now() + 5000));
    server.passTime();
    expect((await server.row("a.jsonl")).title).toBe("Two");
  });

  it("give a file the same key after every start", async () => {
    const folder = makeFolder({ "p/a.jsonl": smallSession(), "p/b.jsonl": smallSession() });
    const keys = async () => (await makeServer([folder]).list()).sessions.map(({ key }) => key);
    const first = await keys();
    expect(await keys()).toEqual(first);
    expect(new Set(first).size).toBe(2);
    for (const key of first) expect(key).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });

  it("that lie in one another give each file once", async () => {
    const folder = makeFolder({ "p/a.jsonl": smallSession() });
    const list = await makeServer([folder, join(folder, "p")]).list();
    expect(list.total).toBe(1);
    expect(list.roots.map(({ state, sessions }) => [state, sessions])).toEqual([
      ["ok", 1],
      ["ok", 0],
    ]);
  });

  it("say where was looked and what was found", async () => {
    const folder = makeFolder({ ".omp/agent/sessions": { folder: true } });
    const server = makeServer([
      makeRoot(join(folder, ".omp/agent/sessions")),
      makeRoot(join(folder, ".pi/agent/sessions")),
    ]);
    const { roots, sessions, demo } = await server.list();
    expect([sessions, demo]).toEqual([[], false]);
    expect(roots).toMatchObject([
      { agent: "omp", state: "empty", sessions: 0 },
      { agent: "pi", state: "missing", sessions: 0 },
    ]);
  });

  it("make way for the demo only as long as nothing is in them", async () => {
    const folder = makeFolder();
    const demo = makeDemoRoot(makeFolder({ "demo.jsonl": smallSession({ prompt: "Demo" }) }));
    const server = makeServer([folder], { demo });
    expect(await server.list()).toMatchObject({
      demo: true,
      sessions: [{ title: "Demo", demo: true, agent: "demo" }],
      roots: [{ state: "empty" }],
    });
    addTo(folder, { "a.jsonl": smallSession({ prompt: "Own" }) });
    server.passTime();
    expect(await server.list()).toMatchObject({
      demo: false,
      total: 1,
      sessions: [{ title: "Own", demo: false }],
    });
  });
});

describe("a file that cannot be opened", () => {
  it("is listed as damaged, and is tried again only when it changed", async () => {
    const folder = makeFolder({ "a.jsonl": smallSession(), "b.jsonl": smallSession() });
    let tries = 0;
    const open: typeof openSync = (path, flags) => {
      if (!String(path).endsWith("a.jsonl")) return openSync(path, flags);
      tries++;
      throw Object.assign(new Error(String(path)), { code: "EACCES" });
    };
    const glance: Reader["glance"] = async (places) => glanceAtFiles(places, open);
    const server = makeServer([folder], { reader: { ...readHere(), glance } });
    expect(await server.row("a.jsonl")).toMatchObject({
      title: "a.jsonl",
      damaged: "a.jsonl may not be read: the system denies it",
      summary: null,
    });
    server.passTime();
    expect(await server.list()).toMatchObject({ total: 2, pending: 0 });
    expect(tries).toBe(1);
    expect(server.reported).toEqual([]);
  });
});

describe("a session that was changed lately", () => {
  it("is live for two minutes", async () => {
    const folder = makeFolder({
      "a.jsonl": { content: smallSession(), modified: "2026-11-29T23:59:00Z" },
      "b.jsonl": { content: smallSession(), modified: "2026-11-29T23:57:00Z" },
      "c.jsonl": { content: smallSession(), modified: "2027-01-01T00:00:00Z" },
    });
    const server = makeServer([folder]);
    const live = (await server.list()).sessions.filter((row) => row.live);
    expect(live.map(({ file }) => file)).toEqual(["a.jsonl"]);
    server.passTime(61_000);
    expect((await server.row("a.jsonl")).live).toBe(false);
  });
});
