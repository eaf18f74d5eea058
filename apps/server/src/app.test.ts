import { describe, expect, it } from "vitest";
import { hashFolder, makeFolder } from "../testing/folder.ts";
import { makePage } from "../testing/page.ts";
import { makeServer } from "../testing/server.ts";
import { smallSession } from "../testing/sessions.ts";

const serverWithPage = () =>
  makeServer([makeFolder({ "a.jsonl": smallSession() })], { page: makePage() });

describe("who may ask", () => {
  it.each([
    { desc: "a foreign name", host: "attacker.example:4177" },
    { desc: "a foreign name without a port", host: "attacker.example" },
    { desc: "our name in a longer one", host: "localhost.attacker.example:4177" },
    { desc: "our name behind another", host: "attacker.example@localhost:4177" },
    { desc: "another port", host: "127.0.0.1:4178" },
    { desc: "no port", host: "127.0.0.1" },
    { desc: "another loopback address", host: "127.0.0.2:4177" },
    { desc: "every address", host: "0.0.0.0:4177" },
    { desc: "nothing", host: undefined },
  ])("is refused everywhere by $desc in Host", async ({ host }) => {
    const server = serverWithPage();
    for (const path of [
      "/",
      "/api/sessions",
      "/api/healthz",
      "/assets/index-4f2a.js",
      "/nowhere",
    ]) {
      const answer = await server.request(path, { headers: { host } });
      expect([path, answer.status]).toEqual([path, 421]);
      expect(await answer.json()).toMatchObject({ error: { code: "wrong-host" } });
    }
  });

  it.each(["127.0.0.1:4177", "localhost:4177", "LOCALHOST:4177", "[::1]:4177"])(
    "is let in by %s in Host",
    async (host) => {
      const answer = await serverWithPage().request("/api/sessions", { headers: { host } });
      expect(answer.status).toBe(200);
    },
  );

  it.each([
    { desc: "a page of another site", headers: { "sec-fetch-site": "cross-site" } },
    { desc: "a page on another port of this machine", headers: { "sec-fetch-site": "same-site" } },
    {
      desc: "a link elsewhere",
      headers: {
        "sec-fetch-site": "cross-site",
        "sec-fetch-mode": "navigate",
        "sec-fetch-dest": "document",
      },
    },
    { desc: "a foreign Origin", headers: { origin: "https://attacker.example" } },
    {
      desc: "a foreign Origin in an old browser",
      headers: { origin: "http://attacker.example", "sec-fetch-site": undefined },
    },
    { desc: "our name on another port as Origin", headers: { origin: "http://127.0.0.1:4178" } },
    { desc: "a sandboxed page", headers: { origin: "null" } },
  ])("is refused by the API to $desc", async ({ headers }) => {
    const answer = await serverWithPage().request("/api/sessions", { headers });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error: { code: "foreign-origin" } });
    expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual(
      [],
    );
  });

  it("is refused as well where the path is written otherwise", async () => {
    const headers = { "sec-fetch-site": "cross-site" };
    for (const path of ["/%61pi/sessions", "//api/sessions", "/api//sessions", "/api/./sessions"]) {
      const answer = await serverWithPage().request(path, { headers });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });

  it.each([
    {
      desc: "our own page",
      headers: { "sec-fetch-site": "same-origin", origin: "http://127.0.0.1:4177" },
    },
    { desc: "an address typed by hand", headers: { "sec-fetch-site": "none" } },
    { desc: "a program", headers: { "sec-fetch-site": undefined } },
  ])("is let in by the API for $desc", async ({ headers }) => {
    expect((await serverWithPage().request("/api/sessions", { headers })).status).toBe(200);
  });

  it.each([
    { desc: "visited by a link elsewhere", mode: "navigate", dest: "document", status: 200 },
    { desc: "framed", mode: "navigate", dest: "iframe", status: 403 },
    { desc: "embedded", mode: "navigate", dest: "object", status: 403 },
    { desc: "fetched", mode: "no-cors", dest: "empty", status: 403 },
    { desc: "run as a script", mode: "no-cors", dest: "script", status: 403 },
  ])(
    "decides that the page when $desc elsewhere answers $status",
    async ({ mode, dest, status }) => {
      const headers = {
        "sec-fetch-site": "cross-site",
        "sec-fetch-mode": mode,
        "sec-fetch-dest": dest,
      };
      expect((await serverWithPage().request("/", { headers })).status).toBe(status);
    },
  );
});

describe("what can be asked", () => {
  it.each([
    "/api/sessions/..%2F..%2F..%2Fetc%2Fpasswd",
    "/api/sessions/%2Fetc%2Fhostname",
    "/api/sessions/..%5C..%5Cwindows%5Cwin.ini",
    "/api/sessions/%00.jsonl",
    "/api/sessions/%",
    "/api/sessions/%E0%A4%A",
    "/api/sessions/....//....//etc/passwd",
    "/api/sessions/../../etc/passwd",
    "/api/sessions/AAAAAAAAAAAAAAAAAAAAAA",
    "/api/sessions/AAAAAAAAAAAAAAAAAAAAAA/facts",
    "/api/sessions/AAAAAAAAAAAAAAAAAAAAAA/bodies?at=0",
    "/api/sessions/AAAAAAAAAAAAAAAAAAAAAA/raw",
    "/api/sessions/..%2f..%2f/raw",
    "/api/sessions/constructor",
    "/api/sessions/__proto__/facts",
    "/api",
    "/api/",
    "/api/nothing",
    "/api/healthz/more",
    "/api/%2e%2e/%2e%2e/etc/passwd",
    "/API/sessions",
    "/assets/..%2F..%2Fpackage.json",
    "/..%2f..%2fetc/passwd",
    "/index-4f2a.js",
    "/assets/",
    "/package.json",
    "/s/a/b",
  ])("has nothing at %s", async (path) => {
    const server = serverWithPage();
    const answer = await server.request(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toMatch(/root:|Leafwalk<\/title>|at .*\.ts/);
    expect(server.reported).toEqual([]);
  });

  it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("is never %s", async (method) => {
    const server = serverWithPage();
    const { key } = await server.row("a.jsonl");
    const status = async (path: string) => (await server.request(path, { method })).status;
    expect([await status("/api/sessions"), await status(`/api/sessions/${key}/facts`)]).toEqual([
      405, 405,
    ]);
    expect([await status("/api/share"), await status("/"), await status("/s/x")]).toEqual([
      404, 404, 404,
    ]);
  });

  it("is told in a form that a program can read", async () => {
    const answer = await serverWithPage().request("/api/nothing");
    expect(await answer.json()).toEqual({
      error: { code: "not-found", message: "Nothing is here" },
    });
  });

  it("keeps what went wrong inside to itself", async () => {
    const server = serverWithPage();
    const { key } = await server.row("a.jsonl");
    server.library.read = () => Promise.reject(new Error("/home/ada/secret exploded"));
    const answer = await server.request(`/api/sessions/${key}/facts`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toMatch(/ada|exploded|\.ts/);
    expect(server.reported.map(String)).toEqual(["Error: /home/ada/secret exploded"]);
  });
});

describe("every answer", () => {
  it("says how it may be used", async () => {
    const server = serverWithPage();
    const { key } = await server.row("a.jsonl");
    const requests = [
      "/",
      "/assets/index-4f2a.js",
      "/nowhere",
      "/api/healthz",
      "/api/nothing",
      `/api/sessions/${key}`,
      `/api/sessions/${key}/row`,
      `/api/sessions/${key}/facts`,
      `/api/sessions/${key}/bodies?at=0`,
      `/api/sessions/${key}/raw`,
      `/api/sessions/${key}/raw?from=999999`,
    ];
    for (const path of requests) {
      const { headers } = await server.request(path);
      expect([path, Object.fromEntries(headers)]).toMatchObject([
        path,
        {
          "x-content-type-options": "nosniff",
          "referrer-policy": "no-referrer",
          "cross-origin-opener-policy": "same-origin",
          "cross-origin-resource-policy": "same-origin",
          "x-frame-options": "DENY",
        },
      ]);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy.includes("sandbox")).toBe(path.startsWith("/api/"));
      // Compiling WebAssembly is the one thing that scripts may do besides.
      expect(policy.replace("'wasm-unsafe-eval'", "")).not.toMatch(
        /script-src[^;]*(unsafe|http|\*)/,
      );
    }
    const refused = await server.request("/", { headers: { host: "attacker.example" } });
    expect(refused.headers.get("x-content-type-options")).toBe("nosniff");
  });
});

describe("the sessions folder", () => {
  it("is the same, to the byte and the time, after every route", async () => {
    const folder = makeFolder({
      "p/a.jsonl": smallSession(),
      "p/a/Scout.jsonl": smallSession({ id: "scout" }),
      "p/damaged.jsonl": '{"type":"sess\n{bad\n',
      "p/old.jsonl":
        '{"type":"session","id":"old"}\n{"type":"message","message":{"role":"user","content":"v1"}}\n',
      "p/empty.jsonl": "",
      "p/c.jsonl.7f3a.bak": "x",
      "p/link.jsonl": { link: "../p/a.jsonl" },
    });
    const before = hashFolder(folder);
    const server = makeServer([folder]);
    const { sessions } = await server.list();
    await server.library.settle();
    for (const { key } of sessions) {
      for (const rest of [
        "",
        "/row",
        "/facts",
        "/bodies?at=0",
        "/raw",
        `/blobs/${"0".repeat(64)}`,
        "/artifacts/3",
      ]) {
        for (const method of ["GET", "HEAD", "POST", "PUT", "DELETE"]) {
          await (await server.request(`/api/sessions/${key}${rest}`, { method })).arrayBuffer();
        }
      }
    }
    expect(sessions.length).toBe(4);
    expect(hashFolder(folder)).toBe(before);
  });
});
