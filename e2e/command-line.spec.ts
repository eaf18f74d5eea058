import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";

const main = join(import.meta.dirname, "../apps/server/dist/main.js");

const session = [
  {
    type: "session",
    version: 3,
    id: "s1",
    timestamp: "2026-02-01T10:00:00.000Z",
    cwd: "/srv/demo",
  },
  {
    type: "message",
    id: "a1",
    parentId: null,
    timestamp: "2026-02-01T10:00:01.000Z",
    message: { role: "user", content: "Name three fruits" },
  },
];

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("a machine without sessions gets the demo, marked as such", async ({ request, serve }) => {
  const app = await serve();
  const list = await (await request.get(`${app.url}/api/sessions`)).json();
  expect(list.demo).toBe(true);
  expect(list.sessions.map((row: { demo: boolean }) => row.demo)).toEqual([true, true, true]);
  expect(
    list.roots.map((root: { path: string; state: string }) => [root.path, root.state]),
  ).toEqual([
    ["~/.omp/agent/sessions", "missing"],
    ["~/.pi/agent/sessions", "missing"],
  ]);
});

test("a file is served on its own, under an address of its own", async ({
  request,
  folder,
  serve,
}) => {
  const file = join(folder, "-odd name.jsonl");
  writeFileSync(file, session.map((record) => `${JSON.stringify(record)}\n`).join(""));
  writeFileSync(join(folder, "other.jsonl"), "");
  const app = await serve({ args: ["--", file] });
  const list = await (await request.get(`${app.url}/api/sessions`)).json();
  expect(list.total).toBe(1);
  expect(list.sessions[0]).toMatchObject({ file: "-odd name.jsonl", title: "Name three fruits" });
  const direct = `${app.url}/s/${list.sessions[0].key}`;
  await expect.poll(() => app.output()).toContain(`The session is at ${direct}\n`);
  expect((await request.get(direct)).status()).toBe(200);
});

test("what is wrong is said in one line, with exit code 2", () => {
  for (const args of [["--colour"], ["--port", "x"], ["/nowhere"], ["--dir", "/nowhere"]]) {
    const { status, stdout, stderr } = run(...args);
    expect([args, status, stdout]).toEqual([args, 2, ""]);
    expect(stderr).toMatch(/^leafwalk: [^\n]+\n$/);
  }
});

test("help and version are told and end", () => {
  expect(run("--version")).toEqual({ status: 0, stdout: "0.1.0\n", stderr: "" });
  expect(run("--help")).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("leafwalk inspect FILE…"),
  });
});
