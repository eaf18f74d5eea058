// The listing and security cases that are kept outside the repository, where they are there.

import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hashFolder, makeFolder } from "../testing/folder.ts";
import { makeServer } from "../testing/server.ts";

const shared = join(import.meta.dirname, "../../../../shared");

/** A copy to work on: setup scripts change what is beside them. */
function copyOf(path: string): string {
  const folder = makeFolder();
  cpSync(join(shared, path), folder, { recursive: true });
  for (const name of ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })]) {
    chmodSync(join(folder, name), 0o755);
  }
  if (existsSync(join(folder, "setup.sh"))) execFileSync("sh", ["setup.sh"], { cwd: folder });
  return folder;
}

function expectationOf(name: string) {
  return JSON.parse(readFileSync(join(shared, "cases", name, "expect.json"), "utf8"));
}

describe.skipIf(!existsSync(join(shared, "cases")))("the shared cases", () => {
  it("C67: folder names collide, and groups do not", async () => {
    const { list } = expectationOf("C67-dir-collision");
    const folder = copyOf("cases/C67-dir-collision");
    const { total, projects } = await makeServer([join(folder, "sessions")]).list();
    expect(total).toBe(list.sessions);
    const groups = projects.map(({ cwd, count }) => [cwd ?? "(unknown)", count]);
    expect(Object.fromEntries(groups)).toEqual(list.groups);
  });

  it("C68: junk in the folder costs nothing of the list", async () => {
    const { list } = expectationOf("C68-dir-junk");
    const folder = copyOf("cases/C68-dir-junk");
    const before = hashFolder(folder);
    const { sessions } = await makeServer([join(folder, "sessions")]).list();
    const well = sessions.filter(({ damaged }) => damaged === null);
    expect(well.map(({ summary }) => summary?.id).sort()).toEqual(list.topLevelSessions);
    const damaged = sessions.filter((row) => row.damaged !== null).map(({ file }) => file);
    expect(damaged.sort()).toEqual(list.damaged);
    const children = well.map(({ summary, subagents }) => [
      summary?.id,
      subagents.map((row) => row.summary?.id),
    ]);
    expect(Object.fromEntries(children)).toMatchObject(list.childSessions);
    expect(hashFolder(folder)).toBe(before);
  });

  it("C69: the order is that of the messages", async () => {
    const { list } = expectationOf("C69-dir-order");
    const folder = copyOf("cases/C69-dir-order");
    const { sessions } = await makeServer([join(folder, "sessions")]).list();
    expect(sessions.map(({ summary }) => summary?.id)).toEqual(list.orderNewestFirst);
    const times = sessions.map(({ summary, lastActivity }) => [
      summary?.id,
      new Date(lastActivity ?? Number.NaN).toISOString(),
    ]);
    expect(Object.fromEntries(times)).toEqual(list.modified);
  });

  it("C73: requests that must get nothing get nothing", async () => {
    const { requests } = expectationOf("C73-server");
    const server = makeServer([copyOf("cases/C67-dir-collision")]);
    for (const { path, method, headers = {}, status } of requests) {
      const sent = Object.entries<string>(headers).map(([name, value]) => [
        name.toLowerCase(),
        value.replace("PORT", "4177"),
      ]);
      const answer = await server.request(path, { method, headers: Object.fromEntries(sent) });
      expect([path, status.includes(answer.status)]).toEqual([path, true]);
    }
  });
});

describe.skipIf(!existsSync(join(shared, "real")))("the folder that omp itself wrote", () => {
  it("is listed with its title, its subagent and its blob", async () => {
    const folder = copyOf("real/omp-agent-dir");
    const before = hashFolder(folder);
    const server = makeServer([join(folder, "sessions")]);
    const { sessions } = await server.list();
    expect(sessions).toMatchObject([
      {
        title: "Counting the orchard",
        cwd: "/srv/orchard",
        agent: "omp",
        damaged: null,
        subagents: [{ file: "Scout.jsonl", title: "Find the oldest tree" }],
      },
    ]);
    const url = `/api/sessions/${sessions[0]?.key}`;
    const [blob = ""] = readdirSync(join(folder, "blobs"));
    const image = await server.request(`${url}/blobs/${blob}`);
    expect([image.status, image.headers.get("content-disposition")]).toEqual([200, "inline"]);
    // The folder holds an artifact, but no entry of the session names it.
    expect((await server.request(`${url}/artifacts/0`)).status).toBe(404);
    expect(await (await server.request(url)).json()).toMatchObject({ diagnostics: [] });
    expect(hashFolder(folder)).toBe(before);
  });
});
