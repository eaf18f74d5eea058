import { call, SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import type { OpenSession } from "../../source/open-session.ts";
import { sessionInMemory } from "../../source/test-bytes.ts";
import { type Found, foundNothing, HITS_AT_MOST, searchSession } from "./search-session.ts";

const never = new AbortController().signal;

async function search(open: OpenSession, words: string, before = foundNothing): Promise<Found[]> {
  const steps: Found[] = [];
  for await (const found of searchSession(open, words, before, never)) steps.push(found);
  return steps;
}

/** Messages of so many bytes each. */
function messages(count: number, bytes: number): SessionBuilder {
  const built = new SessionBuilder();
  for (let i = 0; i < count; i++) built.user(`number ${i} ${"x".repeat(bytes)}`);
  return built;
}

describe("searchSession", () => {
  it("finds in bodies, keys, labels and what stands on the card", async () => {
    const built = new SessionBuilder()
      .user("the lamp")
      .assistant([call("c1", "read", { path: "lamp.ts" })])
      .entry("label", { targetId: "e1", label: "the LAMP" })
      .entry("compaction", { summary: "All good.", shortSummary: "Lamp mended" });
    const [found] = await search(sessionInMemory(built.bytes()).open, "lamp");
    expect(found?.hits.map(({ position, part, match }) => [position, part, match])).toEqual([
      [0, "label", "LAMP"],
      [0, "", "lamp"],
      [1, "read", "lamp"],
      [2, "", "LAMP"],
      [3, "", "Lamp"],
    ]);
    expect(found).toMatchObject({ entries: 4, next: 4, unread: 0 });
    expect((await search(sessionInMemory(built.bytes()).open, "e3"))[0]?.hits).toMatchObject([
      { position: 2, part: "id" },
    ]);
  });

  it("reads a batch, tells of it, and reads the next only when that is wanted", async () => {
    const { open, reads } = sessionInMemory(messages(12, 1_000_000).bytes());
    const steps = searchSession(open, "number", foundNothing, never);
    expect((await steps.next()).value).toMatchObject({ next: 4, entries: 4 });
    expect(reads).toEqual([[0, 1, 2, 3]]);
    expect((await steps.next()).value).toMatchObject({ next: 8, entries: 8 });
    expect(reads).toHaveLength(2);
  });

  it("stops where it is told to", async () => {
    const { open, reads } = sessionInMemory(messages(12, 1_000_000).bytes());
    const stop = new AbortController();
    const steps = searchSession(open, "number", foundNothing, stop.signal);
    await steps.next();
    stop.abort();
    await expect(steps.next()).rejects.toThrow();
    expect(reads.length).toBeLessThanOrEqual(2);
  });

  it("goes on from where it was", async () => {
    const built = messages(3, 10);
    const [before] = await search(sessionInMemory(built.bytes()).open, "number");
    const grown = sessionInMemory(built.user("number 3").bytes());
    const [found] = await search(grown.open, "number", before);
    expect(found).toMatchObject({ entries: 4, next: 4 });
    expect(found?.hits.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
    expect(grown.reads).toEqual([[3]]);
  });

  it("ends with as many hits as are kept", async () => {
    const built = new SessionBuilder()
      .user("a".repeat(HITS_AT_MOST - 1))
      .user("aaa")
      .user("a");
    const { open } = sessionInMemory(built.bytes());
    const last = (await search(open, "a")).at(-1);
    expect(last?.hits).toHaveLength(HITS_AT_MOST);
    expect(last).toMatchObject({ entries: 2, next: 2 });
    expect(await search(open, "a", last)).toEqual([]);
  });

  it("counts bodies that cannot be read, and finds what facts say of them", async () => {
    const { open } = sessionInMemory(new SessionBuilder().user("a lamp").user("lamps").bytes());
    const source = { ...open.source, readBodies: async () => new Map<number, Uint8Array>() };
    const [found] = await search({ ...open, source }, "lamp");
    expect(found).toMatchObject({ unread: 2, entries: 2 });
  });
});
