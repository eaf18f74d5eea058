import { encodeFacts, encodePreviews, type Facts } from "@leafwalk/core";
import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it, vi } from "vitest";
import { RequestFailed, ServerUnreachable } from "../api/client.ts";
import { RemoteSource, SourceChanged } from "./remote.ts";
import { encodeFrames, factsOf, textBytes } from "./test-bytes.ts";

type Answers = (url: URL) => Response | Promise<Response>;

/** The server, reduced to what it answers; gives the addresses that were asked for. */
function serve(answers: Answers): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (input: string) => {
    asked.push(input);
    return answers(new URL(input, "http://leafwalk.test"));
  });
  return asked;
}

const bytesAnswer = (bytes: Uint8Array, headers = {}) =>
  new Response(new Uint8Array(bytes), { headers });
const changed = () =>
  Response.json({ error: { code: "changed", message: "It changed" } }, { status: 409 });

const session = () => new SessionBuilder().user("one").user("two").user("three");
const facts = factsOf(session().bytes());
const never = () => Promise.reject<Facts>(new Error("nothing had changed"));

/** The facts, and the previews that go with them. */
function factsAnswer({ pathname }: URL): Response | undefined {
  if (pathname.endsWith("/facts")) {
    return bytesAnswer(encodeFacts(facts, { previews: false }), { etag: '"v1"' });
  }
  return pathname.endsWith("/previews")
    ? bytesAnswer(encodePreviews(facts, 0, facts.count))
    : undefined;
}

describe("RemoteSource", () => {
  it("asks for bodies in the state of the file that the facts came with", async () => {
    const asked = serve(
      (url) => factsAnswer(url) ?? bytesAnswer(encodeFrames([[1, textBytes("body")]])),
    );
    const source = new RemoteSource("a/b", "x.jsonl", never);
    const read = await source.readFacts({});
    expect([0, 1, 2].map((i) => read.preview.at(i))).toEqual(["one", "two", "three"]);
    expect(encodeFacts(read, { previews: false })).toEqual(encodeFacts(facts, { previews: false }));
    expect([...(await source.readBodies([1], read))]).toEqual([[1, textBytes("body")]]);
    expect(asked).toEqual([
      "/api/sessions/a%2Fb/facts",
      "/api/sessions/a%2Fb/previews?window=0&etag=%22v1%22",
      "/api/sessions/a%2Fb/bodies?at=1&etag=%22v1%22",
    ]);
  });

  it("gives the same facts while the file stays the same", async () => {
    serve((url) => factsAnswer(url) ?? changed());
    const source = new RemoteSource("k", "x.jsonl", never);
    expect(await source.readFacts({})).toBe(await source.readFacts({}));
  });

  it("asks again for what did not fit, until nothing more comes", async () => {
    const asked = serve((url) => {
      const [first] = (url.searchParams.get("at") ?? "").split(",").map(Number);
      return bytesAnswer(first === 3 ? new Uint8Array() : encodeFrames([[first!, textBytes("x")]]));
    });
    const source = new RemoteSource("k", "x.jsonl", never);
    const found = await source.readBodies([0, 1, 3], facts);
    expect([...found.keys()]).toEqual([0, 1]);
    expect(asked.map((url) => new URL(url, "http://x").searchParams.get("at"))).toEqual([
      "0,1,3",
      "1,3",
      "3",
    ]);
  });

  it("reads the facts again when the file has grown, and goes on", async () => {
    const grown = factsOf(session().user("four").bytes());
    let isFirst = true;
    serve(() => {
      if (!isFirst) return bytesAnswer(encodeFrames([[1, textBytes("x")]]));
      isFirst = false;
      return changed();
    });
    const readAgain = vi.fn(async () => grown);
    const source = new RemoteSource("k", "x.jsonl", readAgain);
    expect([...(await source.readBodies([1], facts)).keys()]).toEqual([1]);
    expect(readAgain).toHaveBeenCalledOnce();
  });

  it("gives up where the file was written anew: its positions mean other entries", async () => {
    serve(changed);
    const other = factsOf(new SessionBuilder().user("something else").bytes());
    const source = new RemoteSource("k", "x.jsonl", async () => other);
    await expect(source.readBodies([1], facts)).rejects.toBeInstanceOf(SourceChanged);
  });

  it("passes on what the server says", async () => {
    serve(() => Response.json({ error: { code: "not-found", message: "Gone" } }, { status: 404 }));
    const source = new RemoteSource("k", "x.jsonl", never);
    const expected = new RequestFailed(404, "not-found", "Gone");
    await expect(source.readFacts({})).rejects.toEqual(expected);
    expect(expected).toMatchObject({ status: 404, code: "not-found" });
  });

  it("tells a server that does not answer from one that refuses", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const source = new RemoteSource("k", "x.jsonl", never);
    await expect(source.readFacts({})).rejects.toBeInstanceOf(ServerUnreachable);
  });
});
