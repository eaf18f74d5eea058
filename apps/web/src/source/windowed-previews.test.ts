import { decodePreviews, emptyTexts, encodePreviews } from "@leafwalk/core";
import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it, vi } from "vitest";
import { factsOf } from "./test-bytes.ts";
import { WindowedPreviews, wantFirstPreviews } from "./windowed-previews.ts";

const SIZE = 100;

const COUNT = SIZE + 10;

function previewsOf(count = COUNT) {
  const builder = new SessionBuilder();
  for (let i = 0; i < count; i++) builder.user(`message ${i}`);
  const facts = factsOf(builder.bytes());
  let failing = false;
  const load = vi.fn(async (window: number) => {
    if (failing) throw new Error("no answer");
    const from = window * SIZE;
    return decodePreviews(encodePreviews(facts, from, Math.min(count, from + SIZE)));
  });
  const fail = (now: boolean) => {
    failing = now;
  };
  return { facts, previews: new WindowedPreviews(count, SIZE, load), load, fail };
}

describe("WindowedPreviews", () => {
  it("asks for a window once when it is looked at, and tells when it is there", async () => {
    const { previews, load } = previewsOf();
    const told = vi.fn();
    previews.subscribe(told);
    expect([previews.at(0), previews.at(1)]).toEqual(["", ""]);
    await Promise.resolve();
    expect(load.mock.calls).toEqual([[0]]);
    await previews.want([0]);
    expect(told).toHaveBeenCalledOnce();
    expect([previews.at(0), previews.at(SIZE - 1)]).toEqual(["message 0", `message ${SIZE - 1}`]);
    await previews.want([SIZE]);
    expect(previews.at(COUNT - 1)).toBe(`message ${COUNT - 1}`);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("goes without what cannot be had, and asks again after a while", async () => {
    const { previews, load, fail } = previewsOf();
    fail(true);
    await previews.want([0]);
    expect(previews.at(0)).toBe("");
    expect(load).toHaveBeenCalledOnce();
    fail(false);
    const later = performance.now() + 5000;
    const clock = vi.spyOn(performance, "now").mockReturnValue(later);
    expect(previews.at(0)).toBe("");
    clock.mockRestore();
    await previews.want([0]);
    expect(previews.at(0)).toBe("message 0");
  });

  it("keeps the whole windows of a file that grew", async () => {
    const { previews: earlier } = previewsOf();
    await earlier.want([0, COUNT - 1]);
    const { previews, load } = previewsOf(COUNT + 1);
    previews.adopt(earlier);
    await previews.want([0, COUNT]);
    expect(load.mock.calls).toEqual([[1]]);
    expect([previews.at(0), previews.at(COUNT)]).toEqual(["message 0", `message ${COUNT}`]);
  });

  it("lets the oldest go where more have been looked at than anybody looks at", async () => {
    const count = 2 ** 17 + SIZE;
    const load = vi.fn(async () => emptyTexts(SIZE));
    const previews = new WindowedPreviews(count, SIZE, load);
    for (let position = 0; position < count; position += SIZE) await previews.want([position]);
    const windows = load.mock.calls.length;
    await previews.want([count - 1]);
    expect(load).toHaveBeenCalledTimes(windows);
    await previews.want([0]);
    expect(load).toHaveBeenCalledTimes(windows + 1);
  });

  it("asks for few windows where somebody goes through all of them", async () => {
    const { load, previews } = previewsOf(100 * SIZE);
    for (let position = 0; position < previews.count; position++) previews.at(position);
    await Promise.resolve();
    expect(load.mock.calls.map(([window]) => window)).toEqual(
      Array.from({ length: 16 }, (_, i) => 84 + i),
    );
  });

  it("begins with the words of the title and with the end", async () => {
    const { facts, load, previews } = previewsOf(1000);
    await wantFirstPreviews({ ...facts, preview: previews });
    expect(load.mock.calls.map(([window]) => window)).toEqual([0, 9]);
    load.mockClear();

    const builder = new SessionBuilder();
    for (let i = 0; i < 250; i++) builder.assistant(`answer ${i}`);
    const late = factsOf(builder.user("what for?").bytes());
    const windows = new WindowedPreviews(late.count, SIZE, load);
    await wantFirstPreviews({ ...late, preview: windows });
    expect(load.mock.calls.map(([window]) => window).toSorted()).toEqual([0, 1, 2]);
  });
});
