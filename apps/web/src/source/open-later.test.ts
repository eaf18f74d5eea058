import { readTail } from "@leafwalk/core";
import { call, SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import { bodyLoaderOf } from "./body-loader.ts";
import { openLater } from "./open-later.ts";
import { openTail } from "./open-tail.ts";
import { sessionInMemory } from "./test-bytes.ts";

// So large that its end is worth being shown first.
const large = () => {
  const session = new SessionBuilder().user("w".repeat(8_100_000));
  return session
    .assistant([call("k")])
    .result("k", "output")
    .assistant("done");
};
const bytes = large().bytes();
const grown = large().user("more").bytes();
const rewritten = new SessionBuilder().user("another session").assistant("from the start").bytes();
const ignore = () => {};
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

async function endOf(content: Uint8Array) {
  const { open } = sessionInMemory(content);
  const end = await openTail(open.source, content.length);
  if (!end) throw new Error("it has an end to show");
  return end;
}

describe("openTail", () => {
  it("is not worth it for a file that is read soon", async () => {
    const { open } = sessionInMemory(rewritten);
    expect(await openTail(open.source, rewritten.length)).toBeUndefined();
    expect(await readTail({ size: rewritten.length, read: open.source.readRange })).toBeDefined();
  });

  it("has the bodies at hand", async () => {
    const end = await endOf(bytes);
    const found = await end.source.readBodies([0, 2], end.session.facts);
    const idOf = (at: number) => JSON.parse(new TextDecoder().decode(found.get(at))).id;
    expect([idOf(0), idOf(2)]).toEqual(["e2", "e4"]);
  });

  it("asks a source that gives little at once as often as it takes", async () => {
    const { open } = sessionInMemory(bytes);
    const { readRange } = open.source;
    const source = {
      ...open.source,
      readRange: (from: number, to: number) => readRange(from, Math.min(to, from + 1000)),
    };
    const end = await openTail(source, bytes.length);
    expect([end?.session.count, end?.session.idOf(0)]).toEqual([3, "e2"]);
  });
});

describe("openLater", () => {
  it.each([
    { desc: "the whole", content: bytes },
    { desc: "the whole, which has grown meanwhile", content: grown },
  ])("keeps of the end what is the same in $desc", async ({ content }) => {
    const end = await endOf(bytes);
    bodyLoaderOf(end).watch(2, ignore);
    await settled();
    const { open } = sessionInMemory(content);
    const whole = openLater(end, open.source, open.session.facts);
    expect(whole.tail).toBeUndefined();
    // e4 was the third entry of the end and is the fourth of the file.
    expect(3 - whole.base).toBe(2 - end.base);
    expect(bodyLoaderOf(whole).stateOf(3)).toBe(bodyLoaderOf(end).stateOf(2));
    expect(bodyLoaderOf(whole).stateOf(3)).toMatchObject({ state: "ready", body: { id: "e4" } });
  });

  it("keeps nothing of a file that is another one now", async () => {
    const end = await endOf(bytes);
    bodyLoaderOf(end).watch(1, ignore);
    await settled();
    const { open } = sessionInMemory(rewritten);
    const whole = openLater(end, open.source, open.session.facts);
    expect(bodyLoaderOf(whole).stateOf(1)).toEqual({ state: "loading" });
    // No row has the name of one of before.
    expect(whole.session.leaf - whole.base).toBeLessThan(0);
  });

  it("goes on counting from the same entry when a file grows", async () => {
    const end = await endOf(bytes);
    const { open } = sessionInMemory(bytes);
    const whole = openLater(end, open.source, open.session.facts);
    const later = sessionInMemory(grown).open;
    expect(openLater(whole, later.source, later.session.facts).base).toBe(whole.base);
  });
});
