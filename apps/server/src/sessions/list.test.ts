import { describe, expect, it } from "vitest";
import { addTo, makeFolder } from "../../testing/folder.ts";
import { makeServer } from "../../testing/server.ts";
import { fileName, smallSession } from "../../testing/sessions.ts";

const titles = ({ sessions }: { sessions: readonly { title: string }[] }) =>
  sessions.map(({ title }) => title);

describe("the list", () => {
  it("puts the last activity first, whatever the files' own times say", async () => {
    const file = (prompt: string, at: string, modified: string, more = "") => ({
      content: smallSession({ prompt, at }) + more,
      modified,
    });
    const renamed = `${JSON.stringify({ type: "session_info", id: "x", parentId: null, timestamp: "2026-12-01T00:00:00.000Z", name: "Newest, renamed later" })}\n`;
    const server = makeServer([
      makeFolder({
        "a.jsonl": file("Oldest", "2025-03-01T09:00:00.000Z", "2025-06-01T00:00:00Z"),
        "b.jsonl": file("Middle", "2025-03-02T09:00:00.000Z", "2025-05-01T00:00:00Z"),
        "c.jsonl": file("Newest", "2025-03-03T09:00:00.000Z", "2025-01-01T00:00:00Z", renamed),
        // No message: the header's time.
        "d.jsonl": {
          content:
            '{"type":"session","version":3,"id":"d","timestamp":"2025-03-02T12:00:00.000Z","cwd":"/srv/demo","title":"Header only"}\n',
          modified: "2025-01-01T00:00:00Z",
        },
      }),
    ]);
    const list = await server.list();
    expect(titles(list)).toEqual(["Newest, renamed later", "Header only", "Middle", "Oldest"]);
    expect(list.sessions.map(({ lastActivity }) => lastActivity)).toEqual(
      ["03-03T09", "03-02T12", "03-02T09", "03-01T09"].map((at) => Date.parse(`2025-${at}:00:00Z`)),
    );
    expect(list.sessions[0]).toMatchObject({ modified: Date.parse("2025-01-01T00:00:00Z") });
  });

  it("groups by the header's working folder and never by the name of the sessions' folder", async () => {
    const server = makeServer([
      makeFolder({
        "--srv-a-b-c--/1.jsonl": smallSession({ cwd: "/srv/a/b-c" }),
        "--srv-a-b-c--/2.jsonl": smallSession({
          cwd: "/srv/a-b/c",
          at: "2026-02-02T10:00:00.000Z",
        }),
        "--C--work-demo--/3.jsonl": smallSession({ cwd: "C:\\work\\demo" }),
        "-demo/4.jsonl": smallSession({ cwd: undefined }),
      }),
    ]);
    const { projects, total } = await server.list();
    expect(total).toBe(4);
    expect(projects).toEqual([
      { cwd: "/srv/a-b/c", count: 1 },
      { cwd: "/srv/a/b-c", count: 1 },
      { cwd: "C:\\work\\demo", count: 1 },
      { cwd: null, count: 1 },
    ]);
    const one = await server.list(`?project=${encodeURIComponent("C:\\work\\demo")}`);
    expect(one.sessions.map(({ file }) => file)).toEqual(["3.jsonl"]);
    expect([one.total, one.projects.length]).toEqual([1, 4]);
    const unknown = await server.list("?project=");
    expect(unknown.sessions.map(({ file }) => file)).toEqual(["4.jsonl"]);
  });

  it("lists damaged, empty and foreign files with words, and no junk", async () => {
    const server = makeServer([
      makeFolder({
        "p/1.jsonl": smallSession(),
        "p/1/agent-1.jsonl": smallSession({ id: "sub" }),
        "p/2.jsonl": "",
        "p/3.jsonl": '{"type":"event","data":"tick"}\n',
        "p/4.jsonl": '{"type":"session","id":"4","timestamp":"2025-03-01T09:00:00Z","cwd":"/x"}\n',
        "p/folder.jsonl": { folder: true },
        "p/.5.jsonl.abc.tmp": "x",
        "p/6.jsonl.7f3a.bak": "x",
        "p/notes.txt": "x",
        "p/loop": { link: "../.." },
        "p/8.jsonl": { link: "/nonexistent/target.jsonl" },
        "p/9.jsonl": { link: "/etc/hostname" },
      }),
    ]);
    const { sessions } = await server.list();
    expect(
      Object.fromEntries(
        sessions.map(({ file, damaged, subagents }) => [
          file,
          [damaged, subagents.map((row) => row.file)],
        ]),
      ),
    ).toEqual({
      "1.jsonl": [null, ["agent-1.jsonl"]],
      "2.jsonl": ["The file is empty", []],
      "3.jsonl": ["No line of the file is a record of a session", []],
      "4.jsonl": [null, []],
    });
    // Files that say nothing of themselves go by their name.
    expect(sessions.find(({ file }) => file === "2.jsonl")?.title).toBe("2.jsonl");
  });

  it.each([
    { sort: "size", order: ["long", "short", "tiny"] },
    { sort: "title", order: ["long", "short", "tiny"] },
    { sort: "entries", order: ["tiny", "long", "short"] },
    { sort: "cost", order: ["tiny", "long", "short"] },
    // Both answers of tiny hang on no other entry.
    { sort: "branches", order: ["tiny", "long", "short"] },
  ])("sorts by $sort", async ({ sort, order }) => {
    const user = (words: string) =>
      `{"type":"message","id":"${words}","parentId":null,"message":{"role":"user","content":"${words}","pad":"${"x".repeat(words === "long" ? 9000 : words === "short" ? 5000 : 0)}"}}\n`;
    const answer = (id: string, cost: number) =>
      `{"type":"message","id":"${id}","parentId":null,"message":{"role":"assistant","content":[],"usage":{"cost":{"total":${cost}}}}}\n`;
    const header = '{"type":"session","id":"h","version":3}\n';
    const server = makeServer([
      makeFolder({
        "long.jsonl": header + user("long") + answer("l", 1),
        "short.jsonl": header + user("short"),
        "tiny.jsonl": header + user("tiny") + answer("t1", 2) + answer("t2", 3),
      }),
    ]);
    expect(titles(await server.list(`?sort=${sort}`))).toEqual(order);
  });

  it("sorts sessions that nobody named behind the others, by what was asked first", async () => {
    const named = (title: string) =>
      smallSession({ id: title }).replace('"id"', `"title":"${title}","id"`);
    const server = makeServer([
      makeFolder({
        "1.jsonl": smallSession({ id: "1", prompt: "zebras" }),
        "2.jsonl": named("Zinnias"),
        "3.jsonl": smallSession({ id: "3", prompt: "Apples" }),
        "4.jsonl": named("beans"),
      }),
    ]);
    const order = ["beans", "Zinnias", "Apples", "zebras"];
    expect(titles(await server.list("?sort=title"))).toEqual(order);
  });

  it("counts how the sessions of a project ended, whatever page is asked for", async () => {
    const ending = (stop: string) => (id: string) =>
      smallSession({ id }).replace('"stop"', `"${stop}"`);
    const files: Record<string, string> = {};
    for (let i = 0; i < 210; i++) files[`c${i}.jsonl`] = ending("stop")(`c${i}`);
    for (let i = 0; i < 3; i++) files[`a${i}.jsonl`] = ending("aborted")(`a${i}`);
    files["e.jsonl"] = ending("error")("e");
    files["e/Scout.jsonl"] = ending("error")("scout");
    files["empty.jsonl"] = "";
    files["other.jsonl"] = smallSession({ id: "other", cwd: "/srv/other" });
    const server = makeServer([makeFolder(files)]);
    const none = { interrupted: 0, pending: 0, unread: 0 };
    const first = await server.list();
    expect(first.sessions).toHaveLength(200);
    expect(first.statuses).toEqual({ ...none, complete: 211, aborted: 3, error: 1, unknown: 1 });
    const other = await server.list("?project=/srv/other");
    expect(other.statuses).toEqual({ ...none, complete: 1, aborted: 0, error: 0, unknown: 0 });
  });

  it("counts what was not read yet as such", async () => {
    const folder = makeFolder({
      "small.jsonl": smallSession({ id: "small" }),
      "large.jsonl": smallSession({ id: "large" }) + '{"type":"custom","id":"x"}\n'.repeat(9000),
    });
    const server = makeServer([folder], { wholeWithinMs: 0 });
    const answer = await server.request("/api/sessions");
    expect(await answer.json()).toMatchObject({ statuses: { unread: 2 } });
    await server.library.settle();
    const settled = await server.list();
    expect(settled.statuses).toMatchObject({ complete: 2, unread: 0 });
  });

  it("pages without gaps or repeats, also when sessions appear meanwhile", async () => {
    const files: Record<string, string> = {};
    for (let i = 0; i < 450; i++) {
      // Many share a time: ties must not be cut apart wrongly.
      const at = new Date(Date.UTC(2026, 1, 1 + Math.floor(i / 90))).toISOString();
      files[fileName(`n${i}`)] = smallSession({ id: `n${i}`, at });
    }
    const folder = makeFolder(files);
    const server = makeServer([folder]);
    const first = await server.list();
    expect([first.sessions.length, first.total]).toEqual([200, 450]);
    addTo(folder, { "new.jsonl": smallSession({ at: "2026-11-01T00:00:00.000Z" }) });
    server.passTime();
    const second = await server.list(`?cursor=${first.cursor}`);
    const third = await server.list(`?cursor=${second.cursor}`);
    expect([second.sessions.length, third.sessions.length, third.cursor]).toEqual([200, 50, null]);
    const seen = [first, second, third].flatMap(({ sessions }) => sessions.map(({ file }) => file));
    expect(new Set(seen)).toEqual(new Set(Object.keys(files)));
    expect(seen.length).toBe(450);
  });

  it.each([
    "?id=",
    `?id=${"x".repeat(257)}`,
    "?id=a&id=b",
    "?cursor=nonsense",
    "?cursor=WyJzaXplIiwxLCJrIl0",
    "?sort=colour",
    "?project=a&project=b",
  ])("refuses %s", async (query) => {
    const server = makeServer([makeFolder({ "a.jsonl": smallSession() })]);
    const answer = await server.request(`/api/sessions${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: "bad-request" } });
  });

  it("nests subagents as their folders do, under the nearest session there is", async () => {
    const server = makeServer([
      makeFolder({
        "a.jsonl": smallSession({ id: "a" }),
        "a/Scout.jsonl": smallSession({ id: "scout" }),
        "a/Scout/Helper.jsonl": smallSession({ id: "helper" }),
        "a/Gone/Orphan.jsonl": smallSession({ id: "orphan" }),
        "b/Lonely.jsonl": smallSession({ id: "lonely" }),
      }),
    ]);
    interface Tree {
      [file: string]: Tree;
    }
    type Rows = readonly { file: string; subagents: Rows }[];
    const tree = (rows: Rows): Tree =>
      Object.fromEntries(rows.map((row) => [row.file, tree(row.subagents)]));
    const list = await server.list();
    expect(tree(list.sessions)).toEqual({
      "a.jsonl": { "Scout.jsonl": { "Helper.jsonl": {} }, "Orphan.jsonl": {} },
      "Lonely.jsonl": {},
    });
    expect([list.total, list.roots[0]?.sessions]).toEqual([2, 2]);
    const sizes = list.sessions.map(({ size }) => size);
    expect(list.totalBytes).toBeGreaterThan(sizes.reduce((sum, size) => sum + size, 0));
  });
});

describe("the sessions of an id", () => {
  const idsOf = async (server: ReturnType<typeof makeServer>, id: string) => {
    const { sessions, total } = await server.list(`?id=${encodeURIComponent(id)}`);
    expect(total).toBe(sessions.length);
    return sessions.map(({ file }) => file).sort();
  };

  it("are those whose header has exactly it, subagents too, whatever their files are called", async () => {
    const server = makeServer([
      makeFolder({
        "p/one.jsonl": smallSession({ id: "abc" }),
        "p/abc.jsonl": smallSession({ id: "other" }),
        "q/two.jsonl": smallSession({ id: "twice" }),
        "q/three.jsonl": smallSession({ id: "twice" }),
        "q/three/Scout.jsonl": smallSession({ id: "scout" }),
        "q/none.jsonl": smallSession().split("\n").slice(1).join("\n"),
      }),
    ]);
    expect(await idsOf(server, "abc")).toEqual(["one.jsonl"]);
    expect(await idsOf(server, "twice")).toEqual(["three.jsonl", "two.jsonl"]);
    expect(await idsOf(server, "scout")).toEqual(["Scout.jsonl"]);
    for (const id of ["ab", "ABC", "abc ", "null", "undefined"]) {
      expect([id, await idsOf(server, id)]).toEqual([id, []]);
    }
  });

  it("are found by hostile ids as by any other text, and no id is ever a path", async () => {
    const hostile = [
      "../../etc/passwd",
      "__proto__",
      "a/b\\c",
      "%2e%2e%2f",
      "<b>\u202ex</b>",
      "é ☕",
    ];
    const items = Object.fromEntries(
      hostile.map((id, i) => [`${i}.jsonl`, smallSession({ id, prompt: "q" })]),
    );
    const server = makeServer([makeFolder({ ...items, "etc/passwd": "root" })]);
    for (const [i, id] of hostile.entries()) {
      expect(await idsOf(server, id)).toEqual([`${i}.jsonl`]);
    }
    expect(await idsOf(server, "../etc/passwd")).toEqual([]);
    expect(await idsOf(server, "constructor")).toEqual([]);
    expect(server.reported).toEqual([]);
  });

  it("are told only once every file was looked at, though the list itself waits for none", async () => {
    const server = makeServer([makeFolder({ "a.jsonl": smallSession({ id: "late" }) })], {
      listWithinMs: 0,
    });
    expect(await idsOf(server, "late")).toEqual(["a.jsonl"]);
  });
});
