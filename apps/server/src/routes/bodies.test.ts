import { appendFileSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { bytesSource, readBody, readFacts } from "@leafwalk/core";
import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../../testing/folder.ts";
import { makeServer } from "../../testing/server.ts";

const MB = 1024 * 1024;

async function oneSession(text: string) {
  const folder = makeFolder({ "a.jsonl": text });
  const server = makeServer([folder]);
  const { key } = await server.row("a.jsonl");
  const path = join(folder, "a.jsonl");
  return {
    path,
    server,
    url: `/api/sessions/${key}`,
    facts: await readFacts(bytesSource(Buffer.from(text))),
  };
}

/** Positions and records of an answer. */
async function recordsOf(answer: Response): Promise<[position: number, record: Buffer][]> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get("content-length")).toBe(String(bytes.length));
  const records: [number, Buffer][] = [];
  for (let at = 0; at < bytes.length; ) {
    const [position, length] = [bytes.readUInt32LE(at), bytes.readUInt32LE(at + 4)];
    records.push([position, bytes.subarray(at + 8, at + 8 + length)]);
    at += 8 + length;
  }
  return records;
}

const talk = () => new SessionBuilder().user("One").assistant("Two").user("Three — ü").text();

describe("GET /api/sessions/:key/bodies", () => {
  it("gives the records asked for, each with its position, in the order asked", async () => {
    const { server, url, facts } = await oneSession(talk());
    const answer = await server.request(`${url}/bodies?at=2,0,2`);
    expect(answer.status).toBe(200);
    const records = await recordsOf(answer);
    expect(records.map(([position]) => position)).toEqual([2, 0, 2]);
    expect(records.map(([, bytes]) => readBody(bytes)?.["id"])).toEqual(["e3", "e1", "e3"]);
    for (const [position, bytes] of records) {
      const at = facts.offset[position] ?? 0;
      const expected = Buffer.from(talk()).subarray(at, at + (facts.length[position] ?? 0));
      expect(bytes.equals(expected)).toBe(true);
    }
  });

  it("gives all the bytes of a repaired record, for the reader to repair it the same way", async () => {
    const torn = `{"type":"message","id":"torn","par${new SessionBuilder(null).user("Whole").text()}`;
    const { server, url } = await oneSession(new SessionBuilder().text() + torn);
    const [record] = await recordsOf(await server.request(`${url}/bodies?at=0`));
    expect(readBody(record?.[1] ?? Buffer.alloc(0))).toMatchObject({ id: "e1" });
  });

  it("stops before a record that would make a call larger than 8 MB", async () => {
    const session = new SessionBuilder();
    for (let i = 0; i < 5; i++) session.user("x".repeat(3 * MB));
    const { server, url } = await oneSession(session.text());
    const records = await recordsOf(await server.request(`${url}/bodies?at=0,1,2,3,4`));
    expect(records.map(([position]) => position)).toEqual([0, 1]);
    const rest = await recordsOf(await server.request(`${url}/bodies?at=2,3,4`));
    expect(rest.map(([position]) => position)).toEqual([2, 3]);
  });

  it("gives one record of any size, alone", async () => {
    const text = new SessionBuilder()
      .user("x".repeat(20 * MB))
      .user("y")
      .text();
    const { server, url } = await oneSession(text);
    const [record, ...others] = await recordsOf(await server.request(`${url}/bodies?at=0,1`));
    expect(others).toEqual([]);
    expect(readBody(record?.[1] ?? Buffer.alloc(0))).toMatchObject({ id: "e1" });
  });

  it.each([
    "",
    "?at=",
    "?at=x",
    "?at=-1",
    "?at=1.5",
    "?at=0,,1",
    "?at=1e3",
    "?at=3",
    "?at=99999999999999999999",
    "?at=0&at=1",
  ])("refuses %s", async (query) => {
    const { server, url } = await oneSession(talk());
    const answer = await server.request(`${url}/bodies${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: "bad-request" } });
  });

  it("answers 409 where the file is no longer the one of the ETag", async () => {
    const { path, server, url } = await oneSession(talk());
    const headers = { "accept-encoding": "br" };
    const etag = (await server.request(`${url}/facts`, { headers })).headers.get("etag") ?? "";
    const bodies = `${url}/bodies?at=0&etag=${encodeURIComponent(etag)}`;
    expect((await server.request(bodies)).status).toBe(200);
    expect((await server.request(`${url}/bodies?at=0&etag=other`)).status).toBe(409);
    appendFileSync(path, '{"type":"custom","id":"new"}\n');
    const answer = await server.request(bodies);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ error: { code: "changed" } });
    expect((await server.request(`${url}/bodies?at=3`)).status).toBe(200);
  });

  it("knows the entries that a file has now, not those it had", async () => {
    const { path, server, url } = await oneSession(talk());
    await server.request(`${url}/bodies?at=2`);
    truncateSync(path, Buffer.byteLength(new SessionBuilder().user("One").text()));
    expect((await server.request(`${url}/bodies?at=2`)).status).toBe(400);
    expect((await server.request(`${url}/bodies?at=0`)).status).toBe(200);
  });
});

describe("GET /api/sessions/:key/raw", () => {
  it("gives the bytes of a range, the whole file without one", async () => {
    const { server, url } = await oneSession("not a session\n");
    const texts = ["", "?from=4", "?from=4&to=5", "?to=3", "?from=14", "?to=999"].map(
      async (query) => (await server.request(`${url}/raw${query}`)).text(),
    );
    expect(await Promise.all(texts)).toEqual([
      "not a session\n",
      "a session\n",
      "a",
      "not",
      "",
      "not a session\n",
    ]);
  });

  it("gives at most 8 MB", async () => {
    const { server, url } = await oneSession("x".repeat(9 * MB));
    const sizes = ["", `?from=${8 * MB}`].map(
      async (query) =>
        (await (await server.request(`${url}/raw${query}`)).arrayBuffer()).byteLength,
    );
    expect(await Promise.all(sizes)).toEqual([8 * MB, MB]);
  });

  it.each([
    { query: "?from=x", status: 400 },
    { query: "?from=-1", status: 400 },
    { query: "?from=1&from=2", status: 400 },
    { query: "?from=99", status: 416 },
    { query: "?from=5&to=4", status: 416 },
  ])("answers $query with $status", async ({ query, status }) => {
    const { server, url } = await oneSession("text");
    expect((await server.request(`${url}/raw${query}`)).status).toBe(status);
  });

  it("is nothing that a browser would run or draw", async () => {
    const { server, url } = await oneSession("<script>alert(1)</script>");
    const { headers } = await server.request(`${url}/raw`);
    expect(headers.get("content-type")).toBe("application/octet-stream");
    expect(headers.get("content-disposition")).toBe("attachment");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
  });
});
