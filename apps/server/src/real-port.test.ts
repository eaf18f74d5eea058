import { truncateSync } from "node:fs";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { makeFolder } from "../testing/folder.ts";
import { makePage } from "../testing/page.ts";
import { smallSession } from "../testing/sessions.ts";
import { createApp } from "./app.ts";
import { listen } from "./listen.ts";
import { Library } from "./sessions/library.ts";
import { makeRoot } from "./sessions/root.ts";

const MB = 1024 * 1024;

describe("on a real port", () => {
  async function start(text = smallSession()) {
    const folder = makeFolder({ "a.jsonl": text });
    const library = new Library({ roots: [makeRoot(folder)], listWithinMs: 60_000 });
    let port = 0;
    const app = createApp({ library, page: makePage(), port: () => port, version: "1.2.3" });
    const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
    onTestFinished(async () => {
      await library.stop();
      server.close();
      server.closeAllConnections();
    });
    port = await listen(server, 0);
    /** Sends a path as it is; `fetch` would tidy it up, and sets its own Host. */
    const get = (path: string, headers: Record<string, string> = {}) =>
      new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
        const sent = request({ host: "127.0.0.1", port, path, headers }, (answer) => {
          let body = "";
          answer.setEncoding("utf8").on("data", (piece: string) => {
            body += piece;
          });
          answer.on("end", () => resolve({ status: answer.statusCode, body }));
        });
        sent.on("error", reject).end();
      });
    const { sessions } = JSON.parse((await get("/api/sessions")).body);
    return {
      port,
      get,
      path: join(folder, "a.jsonl"),
      session: `/api/sessions/${sessions[0].key}`,
    };
  }

  it("answers to its own names and to nobody else's", async () => {
    const { port, get } = await start();
    expect((await get("/api/sessions")).status).toBe(200);
    expect((await get("/api/sessions", { Host: `localhost:${port}` })).status).toBe(200);
    expect((await get("/api/sessions", { Host: `attacker.example:${port}` })).status).toBe(421);
    expect((await get("/api/sessions", { Origin: "https://attacker.example" })).status).toBe(403);
  });

  it("takes paths as they are sent, and has nothing for those that climb", async () => {
    const { get } = await start();
    for (const path of [
      "/../../../../etc/passwd",
      "/assets/../../../../etc/passwd",
      "/assets/..%2f..%2f..%2fetc%2fpasswd",
      "/api/sessions/../../../etc/passwd",
      "//etc/passwd",
      "/assets//../../etc/passwd",
      "/\\..\\..\\windows\\win.ini",
      "http://attacker.example/etc/passwd",
    ]) {
      const { status, body } = await get(path);
      expect([path, status === 404 || status === 400, body.includes("root:")]).toEqual([
        path,
        true,
        false,
      ]);
    }
  });

  it("serves the page and its files", async () => {
    const { get, session } = await start();
    expect(await get("/s/AAAAAAAAAAAAAAAAAAAAAA?leaf=x")).toMatchObject({
      status: 200,
      body: expect.stringContaining("<title>Leafwalk"),
    });
    expect(await get("/assets/index-4f2a.js")).toEqual({ status: 200, body: "export {};" });
    expect(await get(`${session}/raw`)).toEqual({ status: 200, body: smallSession() });
  });

  it("serves a record of any size whole", async () => {
    const record = new SessionBuilder(null)
      .user("x".repeat(20 * MB))
      .text()
      .trimEnd();
    const { get, session } = await start(`${record}\n`);
    const { status, body } = await get(`${session}/bodies?at=0`);
    expect([status, body.length, body.endsWith(record)]).toEqual([200, 8 + record.length, true]);
  });

  it("breaks an answer off, and goes on with others, when the file shrinks under it", async () => {
    // The server's adapter writes down why it broke off.
    const written = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => written.mockRestore());
    const text = new SessionBuilder().user("x".repeat(40 * MB)).text();
    const { port, get, session, path } = await start(text);
    const outcome = await new Promise<string>((resolve) => {
      const sent = request(
        { host: "127.0.0.1", port, path: `${session}/bodies?at=0` },
        (answer) => {
          // Nothing is read yet: most of the record has not left the file.
          truncateSync(path, 1000);
          answer.on("end", () => resolve("whole")).on("error", () => resolve("broken off"));
          answer.resume();
        },
      );
      sent.end();
    });
    expect(outcome).toBe("broken off");
    expect((await get("/api/healthz")).status).toBe(200);
  });
});
