import { describe, expect, it } from "vitest";
import { addTo, makeFolder } from "../../testing/folder.ts";
import { makeServer } from "../../testing/server.ts";
import { fileName, smallSession } from "../../testing/sessions.ts";

/** Parents as the list tells them, by file name. */
async function parentsIn(files: Record<string, string>) {
  const { sessions } = await makeServer([makeFolder(files)]).list();
  const names = new Map(sessions.map(({ key, file }) => [key, file]));
  return Object.fromEntries(
    sessions.map(({ file, parent }) => [
      file,
      parent?.state === "found" ? names.get(parent.key) : (parent?.state ?? null),
    ]),
  );
}

const mother = fileName("aaa");
const child = fileName("bbb");

describe("a parent session", () => {
  it.each([
    { desc: "its id", parent: "aaa" },
    { desc: "its file name", parent: mother },
    { desc: "its file name without the ending", parent: mother.replace(".jsonl", "") },
    { desc: "a path of another machine", parent: `/Users/else/.pi/agent/sessions/--x--/${mother}` },
    { desc: "a path of another system", parent: `C:\\Users\\else\\sessions\\${mother}` },
    { desc: "a path whose file was renamed, by the id in it", parent: "/old/2020-01-01_aaa.jsonl" },
  ])("is found by $desc", async ({ parent }) => {
    const files = {
      [`one/${mother}`]: smallSession({ id: "aaa" }),
      [`two/${child}`]: smallSession({ id: "bbb", parent }),
    };
    expect(await parentsIn(files)).toEqual({ [mother]: null, [child]: mother });
  });

  it("is found by its very path where another file has the same name", async () => {
    const folder = makeFolder({
      [`one/${mother}`]: smallSession({ id: "aaa", prompt: "One" }),
      [`two/${mother}`]: smallSession({ id: "aaa", prompt: "Two" }),
    });
    const named = `${folder}/one/${mother}`;
    addTo(folder, { [`two/${child}`]: smallSession({ id: "bbb", parent: named }) });
    const server = makeServer([folder]);
    expect((await server.row(child)).parent).toMatchObject({ state: "found", title: "One" });
  });

  it("is the one of the same folder where several have its name", async () => {
    const folder = makeFolder({
      [`one/${mother}`]: smallSession({ id: "aaa", prompt: "One" }),
      [`two/${mother}`]: smallSession({ id: "aaa", prompt: "Two" }),
      [`two/${child}`]: smallSession({ id: "bbb", parent: mother }),
    });
    expect((await makeServer([folder]).row(child)).parent).toMatchObject({ title: "Two" });
  });

  it("is missing, by its name alone, where no file is it", async () => {
    const files = {
      [child]: smallSession({ id: "bbb", parent: "/home/ada/secret/2020_ccc.jsonl" }),
    };
    const row = await makeServer([makeFolder(files)]).row(child);
    expect(row.parent).toEqual({ state: "missing", name: "2020_ccc" });
  });

  it("is told as a loop, and not followed, where parents lead back", async () => {
    const files = {
      [fileName("a")]: smallSession({ id: "a", parent: "b" }),
      [fileName("b")]: smallSession({ id: "b", parent: "c" }),
      [fileName("c")]: smallSession({ id: "c", parent: "a" }),
      [fileName("d")]: smallSession({ id: "d", parent: "a" }),
      [fileName("e")]: smallSession({ id: "e", parent: "e" }),
    };
    expect(await parentsIn(files)).toEqual({
      [fileName("a")]: "loop",
      [fileName("b")]: "loop",
      [fileName("c")]: "loop",
      [fileName("d")]: fileName("a"),
      [fileName("e")]: "loop",
    });
  });

  it("counts its children, but not its own subagents", async () => {
    const server = makeServer([
      makeFolder({
        [mother]: smallSession({ id: "aaa" }),
        [child]: smallSession({ id: "bbb", parent: "aaa" }),
        [mother.replace(".jsonl", "/Scout.jsonl")]: smallSession({ id: "scout", parent: "aaa" }),
      }),
    ]);
    expect((await server.row(mother)).children).toBe(1);
    expect((await server.row("Scout.jsonl")).parent).toMatchObject({ state: "found" });
  });
});

describe("a session's lineage", () => {
  it("goes up to the first parent and says how it ends", async () => {
    const server = makeServer([
      makeFolder({
        [fileName("a")]: smallSession({ id: "a", prompt: "A", parent: "gone" }),
        [fileName("b")]: smallSession({ id: "b", prompt: "B", parent: "a" }),
        [fileName("c")]: smallSession({ id: "c", prompt: "C", parent: "b" }),
      }),
    ]);
    const { key } = await server.row(fileName("b"));
    const answer = await server.request(`/api/sessions/${key}`);
    expect(await answer.json()).toMatchObject({
      lineage: {
        ancestors: [{ title: "A" }],
        end: "missing",
        children: [{ title: "C" }],
        subagentOf: null,
      },
    });
  });

  it("goes through a chain of thousands", async () => {
    const files: Record<string, string> = {};
    for (let i = 0; i < 2000; i++) {
      const at = new Date(Date.UTC(2026, 1, 1, 0, i)).toISOString();
      files[fileName(`n${i}`)] = smallSession({ id: `n${i}`, parent: `n${i - 1}`, at });
    }
    const server = makeServer([makeFolder(files)]);
    const { key } = await server.row(fileName("n1999"));
    const { lineage } = await server.library.describe(await server.library.find(key));
    expect([lineage.ancestors.length, lineage.end]).toEqual([1999, "missing"]);
  });
});
