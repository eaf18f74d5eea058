import { appendFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { bytesSource, decodeFacts, encodeFacts, readFacts } from "@leafwalk/core";
import { describe, expect, it } from "vitest";
import { countingFiles } from "../../testing/counting-files.ts";
import { addTo, makeFolder } from "../../testing/folder.ts";
import { makeServer } from "../../testing/server.ts";
import { smallSession } from "../../testing/sessions.ts";

async function oneSession(text = smallSession()) {
  const folder = makeFolder({ "a.jsonl": text });
  const { files, counts } = countingFiles();
  const server = makeServer([folder], { files });
  const { key } = await server.row("a.jsonl");
  return { folder, server, counts, facts: `/api/sessions/${key}/facts` };
}

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

describe("GET /api/sessions/:key/facts", () => {
  it("gives the facts as core reads them", async () => {
    const text = smallSession();
    const { server, facts } = await oneSession(text);
    const answer = await server.request(facts);
    expect(answer.headers.get("content-type")).toBe("application/octet-stream");
    // Previews travel by themselves.
    const read = await readFacts(bytesSource(Buffer.from(text)));
    expect(await bytesOf(answer)).toEqual(encodeFacts(read, { previews: false }));
  });

  it("gives facts of files that are no sessions, for the page to say what they are", async () => {
    const { server, facts } = await oneSession('{"type":"event"}\n');
    const answer = await server.request(facts);
    expect(answer.status).toBe(200);
    expect(decodeFacts(await bytesOf(answer)).size).toBe(17);
  });

  it.each([
    { accepted: "gzip, deflate, br, zstd", encoding: "br", unpack: brotliDecompressSync },
    { accepted: "gzip", encoding: "gzip", unpack: gunzipSync },
    { accepted: "br;q=0, gzip;q=0.5", encoding: "gzip", unpack: gunzipSync },
    { accepted: "identity", encoding: null, unpack: (bytes: Uint8Array) => bytes },
    { accepted: undefined, encoding: null, unpack: (bytes: Uint8Array) => bytes },
  ])(
    "is encoded as $encoding where a reader accepts $accepted",
    async ({ accepted, encoding, unpack }) => {
      const { server, facts } = await oneSession();
      const answer = await server.request(facts, { headers: { "accept-encoding": accepted } });
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      expect(answer.headers.get("vary")).toBe("Accept-Encoding");
      const plain = await bytesOf(await server.request(facts));
      expect(new Uint8Array(unpack(await bytesOf(answer)))).toEqual(plain);
    },
  );

  it("has a strong ETag of its own in each encoding, and answers 304 to any of them without reading", async () => {
    const { server, facts, counts } = await oneSession();
    const tags = await Promise.all(
      ["br", "gzip", undefined].map(async (accepted) => {
        const headers = { "accept-encoding": accepted };
        return (await server.request(facts, { headers })).headers.get("etag") ?? "";
      }),
    );
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
    expect(new Set(tags).size).toBe(3);
    const before = counts.opened;
    for (const tag of [...tags, `"other", ${tags[0]}`]) {
      const answer = await server.request(facts, { headers: { "if-none-match": tag } });
      expect([answer.status, await answer.text()]).toEqual([304, ""]);
    }
    expect(counts.opened).toBe(before);
  });

  it("are read once for many who ask, and again when the file changed", async () => {
    const { folder, server, facts, counts } = await oneSession();
    const before = counts.opened;
    const answers = await Promise.all(Array.from({ length: 10 }, () => server.request(facts)));
    expect(counts.opened - before).toBe(1);
    appendFileSync(join(folder, "a.jsonl"), '{"type":"custom","id":"new"}\n');
    const etag = answers[0]?.headers.get("etag") ?? "";
    const later = await server.request(facts, { headers: { "if-none-match": etag } });
    expect(later.status).toBe(200);
    expect(decodeFacts(await bytesOf(later)).count).toBe(3);
    expect(later.headers.get("etag")).not.toBe(etag);
  });

  it("answers HEAD like GET, without the body", async () => {
    const { server, facts } = await oneSession();
    const [head, get] = [
      await server.request(facts, { method: "HEAD" }),
      await server.request(facts),
    ];
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
  });

  it("says that the file went away", async () => {
    const { folder, server, facts } = await oneSession();
    rmSync(join(folder, "a.jsonl"));
    const answer = await server.request(facts);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      error: { code: "missing-file", message: "a.jsonl is no longer there" },
    });
  });

  it("keeps a file in its folder also when that folder becomes a link to elsewhere", async () => {
    const outside = makeFolder({ "a.jsonl": smallSession({ prompt: "Secret" }) });
    const folder = makeFolder({ "p/a.jsonl": smallSession() });
    const server = makeServer([folder]);
    const { key } = await server.row("a.jsonl");
    rmSync(join(folder, "p"), { recursive: true });
    addTo(folder, { p: { link: outside } });
    const answer = await server.request(`/api/sessions/${key}/facts`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain(outside);
  });
});
