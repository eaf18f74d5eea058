import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { decodePreviews } from "@leafwalk/core";
import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../../testing/folder.ts";
import { makeServer } from "../../testing/server.ts";

const ENTRIES = 4100;

async function longSession() {
  const builder = new SessionBuilder();
  for (let i = 0; i < ENTRIES; i++) builder.user(`message ${i}`);
  const folder = makeFolder({ "a.jsonl": builder.text() });
  const server = makeServer([folder]);
  const { key } = await server.row("a.jsonl");
  return { folder, server, path: `/api/sessions/${key}` };
}

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

describe("GET /api/sessions/:key/previews", () => {
  it("gives the previews window by window, compressed for who can take it", async () => {
    const { server, path } = await longSession();
    const texts: string[] = [];
    for (const window of [0, 1]) {
      const plain = await bytesOf(await server.request(`${path}/previews?window=${window}`));
      const headers = { "accept-encoding": "gzip, br" };
      const packed = await server.request(`${path}/previews?window=${window}`, { headers });
      expect(packed.headers.get("content-encoding")).toBe("br");
      expect(new Uint8Array(brotliDecompressSync(await bytesOf(packed)))).toEqual(plain);
      const previews = decodePreviews(plain);
      for (let i = 0; i < previews.length; i++) texts.push(previews.at(i));
    }
    expect(texts).toEqual(Array.from({ length: ENTRIES }, (_, i) => `message ${i}`));
  });

  it("refuses windows that are not there, and facts that are no longer those of the file", async () => {
    const { folder, server, path } = await longSession();
    const etag = (await server.request(`${path}/facts`)).headers.get("etag") ?? "";
    const ask = (query: string) => server.request(`${path}/previews?${query}`);
    expect((await ask("window=2")).status).toBe(400);
    expect((await ask("window=-1")).status).toBe(400);
    expect((await ask("")).status).toBe(400);
    const withEtag = `window=0&etag=${encodeURIComponent(etag)}`;
    expect((await ask(withEtag)).status).toBe(200);
    appendFileSync(join(folder, "a.jsonl"), '{"type":"custom","id":"new"}\n');
    expect((await ask(withEtag)).status).toBe(409);
  });
});
