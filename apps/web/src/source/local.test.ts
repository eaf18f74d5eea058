import { type Facts, ReadCancelled } from "@leafwalk/core";
import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it, vi } from "vitest";
import { FileChanged, LocalSource } from "./local.ts";
import { planSpans } from "./read-spans.ts";
import { factsOf, textBytes } from "./test-bytes.ts";
import { wantPreviews } from "./windowed-previews.ts";

const bytes = new SessionBuilder().user("one").user("zwei — ü").assistant("three").bytes();
const file = () => new File([new Uint8Array(bytes)], "a.jsonl");

function withoutPreviews({ preview, ...rest }: Facts) {
  return rest;
}

// happy-dom has no workers: the file is then read in the page's own thread.
describe("LocalSource", () => {
  it("reads facts and bodies without a request", async () => {
    const source = new LocalSource("id", file());
    const onProgress = vi.fn();
    const facts = await source.readFacts({ onProgress });
    expect(facts).toEqual(factsOf(bytes));
    expect(onProgress).toHaveBeenLastCalledWith(bytes.length, bytes.length, 3);
    const bodies = await source.readBodies([2, 1, 77], facts);
    expect([...bodies.keys()].sort()).toEqual([1, 2]);
    expect(new TextDecoder().decode(bodies.get(1))).toContain("zwei — ü");
  });

  it("makes the previews of a large file as they are looked at", async () => {
    const builder = new SessionBuilder();
    for (let i = 0; i < 600; i++) builder.user(`message ${i}`);
    const large = new File([new Uint8Array(builder.bytes())], "large.jsonl");
    const facts = await new LocalSource("id", large, 0).readFacts({});
    // The title, and the end.
    expect([facts.preview.at(0), facts.preview.at(599)]).toEqual(["message 0", "message 599"]);
    expect(facts.preview.at(300)).toBe("");
    await wantPreviews(facts, [300]);
    expect(facts.preview.at(300)).toBe("message 300");
    const { preview, ...rest } = facts;
    expect(rest).toEqual(withoutPreviews(factsOf(builder.bytes())));
  });

  it("keeps what it knows of the previews of a large file that grew", async () => {
    const builder = new SessionBuilder();
    for (let i = 0; i < 600; i++) builder.user(`message ${i}`);
    const parts = [new Uint8Array(builder.bytes())];
    const source = new LocalSource("id", new File(parts, "large.jsonl"), 0);
    await wantPreviews(await source.readFacts({}), [300]);
    const again = await source.readFacts({});
    expect(again.preview.at(300)).toBe("message 300");
  });

  it("ends when it is cancelled", async () => {
    const controller = new AbortController();
    const source = new LocalSource("id", file());
    const reading = source.readFacts({
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    await expect(reading).rejects.toBeInstanceOf(ReadCancelled);
  });

  it("says so when the file was written to after it was dropped", async () => {
    const changing = file();
    vi.spyOn(changing, "slice").mockImplementation(() => {
      throw new DOMException("The file could not be read", "NotReadableError");
    });
    const source = new LocalSource("id", changing);
    await expect(source.readRange(0, 10)).rejects.toEqual(
      new FileChanged("a.jsonl", { cause: undefined }),
    );
  });
});

describe("planSpans", () => {
  it("reads records that lie close together at once", () => {
    const offset = [0, 100, 200_000, 200_100];
    const length = [90, 100, 100, 50];
    expect(planSpans([3, 0, 1, 2, 9], { offset, length })).toEqual([
      { from: 0, to: 200, positions: [0, 1] },
      { from: 200_000, to: 200_150, positions: [2, 3] },
    ]);
  });

  it("does not let a read grow without end", () => {
    const offset = [0, 5e6, 1e7];
    const length = [5e6, 5e6, textBytes("x").length];
    expect(planSpans([0, 1, 2], { offset, length }).map(({ positions }) => positions)).toEqual([
      [0],
      [1, 2],
    ]);
  });
});
