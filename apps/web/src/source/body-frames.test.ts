import { describe, expect, it } from "vitest";
import { decodeFrames } from "./body-frames.ts";
import { encodeFrames, textBytes } from "./test-bytes.ts";

describe("decodeFrames", () => {
  it("finds the records that the server framed", () => {
    const frames = encodeFrames([
      [7, textBytes('{"id":"a"}')],
      [0, textBytes("")],
      [4_000_000_000, textBytes("ü")],
    ]);
    expect([...decodeFrames(frames)]).toEqual([
      [7, textBytes('{"id":"a"}')],
      [0, textBytes("")],
      [4_000_000_000, textBytes("ü")],
    ]);
  });

  it("counts a record that is cut short as absent", () => {
    const frames = encodeFrames([
      [1, textBytes("whole")],
      [2, textBytes("cut short")],
    ]);
    expect([...decodeFrames(frames.subarray(0, frames.length - 1)).keys()]).toEqual([1]);
    expect(decodeFrames(frames.subarray(0, 5)).size).toBe(0);
  });

  it("reads an answer that starts inside a buffer", () => {
    const frames = encodeFrames([[3, textBytes("x")]]);
    const within = new Uint8Array(frames.length + 3);
    within.set(frames, 3);
    expect(decodeFrames(within.subarray(3)).get(3)).toEqual(textBytes("x"));
  });
});
