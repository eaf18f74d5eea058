import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useByAndBy } from "./use-by-and-by.ts";

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

describe("useByAndBy", () => {
  const frames = new Map<number, FrameRequestCallback>();
  let last = 0;
  beforeEach(() => {
    frames.clear();
    vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => {
      frames.set(++last, frame);
      return last;
    });
    vi.stubGlobal("cancelAnimationFrame", (id: number) => frames.delete(id));
  });
  afterEach(() => vi.unstubAllGlobals());
  const nextFrame = () =>
    act(() => {
      const due = [...frames.values()];
      frames.clear();
      for (const frame of due) frame(0);
    });

  it("gives so many new ones a frame, and keeps those that are there", () => {
    const { result, rerender } = renderHook(({ wanted }) => useByAndBy(wanted, 40), {
      initialProps: { wanted: range(0, 100) },
    });
    expect(result.current).toEqual({ items: range(0, 40), areAll: false });
    nextFrame();
    expect(result.current).toEqual({ items: range(0, 80), areAll: false });
    rerender({ wanted: range(60, 130) });
    expect(result.current.items).toEqual([...range(60, 120)]);
    nextFrame();
    expect(result.current).toEqual({ items: range(60, 130), areAll: true });
    expect(frames.size).toBe(0);
  });

  it("gives few at once", () => {
    const { result } = renderHook(() => useByAndBy(range(0, 30), 40));
    expect(result.current).toEqual({ items: range(0, 30), areAll: true });
    expect(frames.size).toBe(0);
  });
});
