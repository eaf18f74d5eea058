import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it, vi } from "vitest";
import { BodyLoader, type BodyState } from "./body-loader.ts";
import { sessionInMemory } from "./test-bytes.ts";

function builder(messages: number): SessionBuilder {
  const session = new SessionBuilder();
  for (let i = 0; i < messages; i++) session.user(`message ${i}`);
  return session;
}

const memory = (messages = 6) => sessionInMemory(builder(messages).bytes());
const ignore = () => {};
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function contentOf(state: BodyState): unknown {
  if (state.state !== "ready") return state.state;
  const message: unknown = state.body["message"];
  return Reflect.get(Object(message), "content");
}

describe("BodyLoader", () => {
  it("makes one read of the wishes of one moment", async () => {
    const { open, reads } = memory();
    const loader = new BodyLoader(open);
    for (const position of [4, 1, 2, 1]) loader.watch(position, ignore);
    expect(loader.stateOf(1)).toEqual({ state: "loading" });
    await settled();
    expect(reads).toEqual([[1, 2, 4]]);
    expect([1, 2, 4].map((position) => contentOf(loader.stateOf(position)))).toEqual([
      "message 1",
      "message 2",
      "message 4",
    ]);
  });

  it("asks for nothing twice", async () => {
    const { open, reads } = memory();
    const loader = new BodyLoader(open);
    const stop = loader.watch(1, ignore);
    await settled();
    stop();
    loader.watch(1, ignore);
    loader.watch(2, ignore);
    await settled();
    expect(reads).toEqual([[1], [2]]);
  });

  it("forgets a wish that was given up before its turn came", async () => {
    const { open, reads } = memory();
    const loader = new BodyLoader(open);
    loader.watch(1, ignore)();
    loader.watch(2, ignore);
    await settled();
    expect(reads).toEqual([[2]]);
  });

  it("tells whoever watches, and no one else", async () => {
    const { open } = memory();
    const loader = new BodyLoader(open);
    const [first, second] = [vi.fn(), vi.fn()];
    loader.watch(1, first);
    loader.watch(2, second)();
    await settled();
    expect(first).toHaveBeenCalledOnce();
    expect(second).not.toHaveBeenCalled();
  });

  it("drops the least recently used bodies beyond its bound, but none that is looked at", async () => {
    const { open, reads } = memory();
    const size = open.session.facts.length[1]!;
    const loader = new BodyLoader(open, 2.5 * size);
    loader.watch(0, ignore);
    for (const position of [1, 2, 3]) {
      const stop = loader.watch(position, ignore);
      await settled();
      stop();
    }
    expect([0, 1, 2, 3].map((position) => loader.stateOf(position).state)).toEqual([
      "ready",
      "loading",
      "loading",
      "ready",
    ]);
    expect(reads).toEqual([[0, 1], [2], [3]]);
  });

  it("says what cannot be had", async () => {
    const { open } = memory();
    const loader = new BodyLoader(open);
    loader.watch(99, ignore);
    await settled();
    expect(loader.stateOf(99)).toEqual({ state: "missing" });
  });

  it("reads again after a failure when it is told to", async () => {
    const { open, reads, failNext } = memory();
    failNext(new Error("no answer"));
    const loader = new BodyLoader(open);
    loader.watch(1, ignore);
    await settled();
    const failed = loader.stateOf(1);
    expect(failed).toMatchObject({ state: "failed", error: new Error("no answer") });
    if (failed.state === "failed") failed.retry();
    expect(loader.stateOf(1)).toEqual({ state: "loading" });
    await settled();
    expect(contentOf(loader.stateOf(1))).toBe("message 1");
    expect(reads).toEqual([[1], [1]]);
  });

  it("keeps what it has when the file only grew", async () => {
    const session = builder(3);
    const before = sessionInMemory(session.bytes());
    const earlier = new BodyLoader(before.open);
    earlier.watch(1, ignore);
    await settled();

    const grown = new BodyLoader(sessionInMemory(session.user("one more").bytes()).open);
    grown.adopt(earlier);
    expect(contentOf(grown.stateOf(1))).toBe("message 1");

    const other = new BodyLoader(sessionInMemory(builder(2).user("changed").bytes()).open);
    other.adopt(earlier);
    expect(other.stateOf(1)).toEqual({ state: "loading" });
  });
});
