import { decodePreviews, encodePreviews, FactsReader } from "@leafwalk/core";
import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it, vi } from "vitest";
import { PREVIEWS_OF_WINDOW, WindowedPreviews } from "./windowed-previews.ts";

const COUNT = PREVIEWS_OF_WINDOW + 10;

function previewsOf(count = COUNT) {
  const builder = new SessionBuilder();
  for (let i = 0; i < count; i++) builder.user(`message ${i}`);
  const reader = new FactsReader();
  reader.push(builder.bytes());
  const facts = reader.facts();
  let failing = false;
  const load = vi.fn(async (window: number) => {
    if (failing) throw new Error("no answer");
    const from = window * PREVIEWS_OF_WINDOW;
    return decodePreviews(encodePreviews(facts, from, Math.min(count, from + PREVIEWS_OF_WINDOW)));
  });
  const fail = (now: boolean) => {
    failing = now;
  };
  return { previews: new WindowedPreviews(count, load), load, fail };
}

describe("WindowedPreviews", () => {
  it("asks for a window once when it is looked at, and tells when it is there", async () => {
    const { previews, load } = previewsOf();
    const told = vi.fn();
    previews.subscribe(told);
    expect([previews.at(0), previews.at(1)]).toEqual(["", ""]);
    expect(load.mock.calls).toEqual([[0]]);
    await previews.want([0]);
    expect(told).toHaveBeenCalledOnce();
    expect([previews.at(0), previews.at(PREVIEWS_OF_WINDOW - 1)]).toEqual([
      "message 0",
      `message ${PREVIEWS_OF_WINDOW - 1}`,
    ]);
    await previews.want([PREVIEWS_OF_WINDOW]);
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
});
