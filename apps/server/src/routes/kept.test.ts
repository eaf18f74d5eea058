import { createHash } from "node:crypto";
import { join } from "node:path";
import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import { addTo, makeFolder } from "../../testing/folder.ts";
import { makeServer } from "../../testing/server.ts";
import { makeRoot } from "../sessions/root.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const hashOf = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex");

/** A session that names blobs, in an agent's folder that holds some. */
function agentFolder(named: readonly string[], blobs: readonly (string | Uint8Array)[]) {
  const content = named.map((hash) => ({
    type: "image",
    data: `blob:sha256:${hash}`,
    mimeType: "image/png",
  }));
  return makeFolder({
    "sessions/--srv--/a.jsonl": new SessionBuilder()
      .entry("message", { message: { role: "user", content } })
      .text(),
    "sessions/--srv--/b.jsonl": new SessionBuilder().user("No images").text(),
    ...Object.fromEntries(blobs.map((blob) => [`blobs/${hashOf(blob)}`, blob])),
  });
}

async function askForBlob(folder: string, sha256: string, file = "a.jsonl") {
  const server = makeServer([join(folder, "sessions")]);
  const { key } = await server.row(file);
  return server.request(`/api/sessions/${key}/blobs/${sha256}`);
}

describe("GET /api/sessions/:key/blobs/:sha256", () => {
  it.each([
    { type: "image/png", content: png },
    { type: "image/jpeg", content: Buffer.of(0xff, 0xd8, 0xff, 0xe0, 1, 2) },
    { type: "image/gif", content: Buffer.from("GIF89a\x01\x00") },
    { type: "image/webp", content: Buffer.from("RIFF\x0a\x00\x00\x00WEBPVP8 ") },
  ])("shows a $type", async ({ type, content }) => {
    const hash = hashOf(content);
    const answer = await askForBlob(agentFolder([hash], [content]), hash);
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.headers.get("content-disposition")).toBe("inline");
    expect(answer.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
  });

  it.each([
    {
      desc: "svg",
      content: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    },
    { desc: "html", content: "<!doctype html><script>alert(1)</script>" },
    {
      desc: "an svg in a data URL",
      content: `data:image/svg+xml;base64,${Buffer.from("<svg/>").toString("base64")}`,
    },
    { desc: "nothing", content: "" },
  ])("makes $desc a download", async ({ content }) => {
    const hash = hashOf(content);
    const answer = await askForBlob(agentFolder([hash], [content]), hash);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/octet-stream");
    expect(answer.headers.get("content-disposition")).toBe("attachment");
  });

  it("shows the picture in a data URL that is kept as text", async () => {
    const content = `data:image/png;base64,${png.toString("base64")}`;
    const hash = hashOf(content);
    const answer = await askForBlob(agentFolder([hash], [content]), hash);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true);
  });

  it("gives only what this very session names", async () => {
    const folder = agentFolder([hashOf("other")], [png]);
    expect((await askForBlob(folder, hashOf(png))).status).toBe(404);
    expect(
      (await askForBlob(agentFolder([hashOf(png)], [png]), hashOf(png), "b.jsonl")).status,
    ).toBe(404);
  });

  it.each(["..%2F..%2Fetc%2Fpasswd", "%00", hashOf("x").toUpperCase(), `${hashOf("x")}.png`, "a"])(
    "gives nothing for %s",
    async (name) => {
      const answer = await askForBlob(agentFolder([hashOf("x")], ["x"]), name);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ error: { code: "not-found" } });
    },
  );

  it("follows no link out of the folder of blobs", async () => {
    const secret = makeFolder({ secret: "secret" });
    const hash = hashOf("secret");
    const folder = agentFolder([hash], [png]);
    addTo(folder, { [`blobs/${hash}`]: { link: join(secret, "secret") } });
    const answer = await askForBlob(folder, hash);
    expect([answer.status, (await answer.text()).includes("secret\n")]).toEqual([404, false]);
  });

  it("is found from a folder or a file further down as well", async () => {
    const hash = hashOf(png);
    const folder = agentFolder([hash], [png]);
    for (const root of [
      makeRoot(join(folder, "sessions/--srv--")),
      makeRoot(join(folder, "sessions/--srv--"), "a.jsonl"),
      makeRoot(folder),
    ]) {
      const server = makeServer([root]);
      const { key } = await server.row("a.jsonl");
      expect((await server.request(`/api/sessions/${key}/blobs/${hash}`)).status).toBe(200);
    }
  });
});

describe("a blob that is not there", () => {
  it("is a diagnostic of the session, on the entry that names it", async () => {
    const folder = agentFolder([hashOf(png), hashOf("gone"), hashOf("gone")], [png]);
    const server = makeServer([join(folder, "sessions")]);
    const { key } = await server.row("a.jsonl");
    const { diagnostics } = await server.library.describe(await server.library.find(key));
    const missing = {
      code: "missing-blob",
      severity: "warning",
      line: 2,
      position: 0,
      entryId: "e1",
    };
    expect(diagnostics).toMatchObject([missing, missing]);
    expect((await server.request(`/api/sessions/${key}/blobs/${hashOf("gone")}`)).status).toBe(404);
  });

  it("is told only where blobs could be", async () => {
    const content = [{ type: "image", data: `blob:sha256:${hashOf("gone")}` }];
    const text = new SessionBuilder()
      .entry("message", { message: { role: "user", content } })
      .text();
    const found = async (root: string) => {
      const server = makeServer([root]);
      const { key } = await server.row("a.jsonl");
      return (await server.library.describe(await server.library.find(key))).diagnostics.length;
    };
    const folder = makeFolder({ "alone/deep/a.jsonl": text, "agent/sessions/a.jsonl": text });
    expect(await found(join(folder, "alone/deep"))).toBe(0);
    expect(await found(join(folder, "agent/sessions"))).toBe(1);
  });
});

describe("GET /api/sessions/:key/artifacts/:name", () => {
  const session = new SessionBuilder()
    .result("c1", "Cut off; the whole output is artifact://3 and artifact://4 or artifact://..")
    .text();

  function folderWith(files: Record<string, string>) {
    return makeFolder({ "p/a.jsonl": session, "p/a/Scout.jsonl": session, ...files });
  }
  async function ask(folder: string, name: string, file = "a.jsonl") {
    const server = makeServer([folder]);
    const { key } = await server.row(file);
    return server.request(`/api/sessions/${key}/artifacts/${name}`);
  }

  it("gives the file of that number as plain text, whatever is in it", async () => {
    const folder = folderWith({
      "p/a/3.bash.log": "<script>whole output</script>",
      "p/a/30.bash.log": "no",
    });
    const answer = await ask(folder, "3");
    expect(await answer.text()).toBe("<script>whole output</script>");
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toMatch(/^sandbox/);
  });

  it("is found by a subagent in the folder that it shares with its host", async () => {
    const folder = folderWith({ "p/a/3.bash.log": "shared", "p/a/Scout/4.bash.log": "own" });
    expect(await (await ask(folder, "3", "Scout.jsonl")).text()).toBe("shared");
    expect(await (await ask(folder, "4", "Scout.jsonl")).text()).toBe("own");
  });

  it.each(["5", "..", "%2e%2e", "..%2F..%2Fetc%2Fpasswd", "3.bash.log", "Scout.jsonl", "%00"])(
    "gives nothing for %s",
    async (name) => {
      const folder = folderWith({ "p/a/3.bash.log": "3", "p/a/5.bash.log": "5" });
      expect((await ask(folder, name)).status).toBe(404);
    },
  );

  it("says that an artifact is gone, and follows no link to another", async () => {
    const outside = makeFolder({ "3.bash.log": "secret" });
    expect(await (await ask(folderWith({}), "3")).json()).toMatchObject({
      error: { code: "missing-file" },
    });
    const folder = makeFolder({
      "p/a.jsonl": session,
      "p/a/3.bash.log": { link: join(outside, "3.bash.log") },
      "p/a/4.bash.log": { folder: true },
      "q/b.jsonl": session,
      "q/b": { link: outside },
    });
    for (const [name, file] of [
      ["3", "a.jsonl"],
      ["4", "a.jsonl"],
      ["3", "b.jsonl"],
    ] as const) {
      const answer = await ask(folder, name, file);
      expect([answer.status, (await answer.text()).includes("secret")]).toEqual([404, false]);
    }
  });
});
